/** When a page's scripts are loaded, and who is led elsewhere before: small scripts in the head that decide it. */
import { inLanguage, pages, type PageName } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { EARLY_SCROLL_SCRIPT } from './early-scroll.ts';
import { TOKEN_KEY } from './features/session/token.ts';

/** Nothing of these is to be seen without scripts: they load at once. */
const IN_BROWSER: ReadonlySet<PageName> = new Set<PageName>([
  'account',
  'admin',
  'cancel',
  'checkout',
  'confirmEmail',
  'newsletter',
  'order',
  'orders',
  'resetPassword',
  'waitingPlace',
]);

/** `useVisitorsToLogin` is called there, too: a session may end later. */
const FOR_USERS: ReadonlySet<PageName> = new Set<PageName>(['account', 'checkout', 'orders']);

/** ms; for the scripts of a page whose pictures don't come, and from losing scripts to the first new attempt. */
const PATIENCE = 2_000;

/**
 * The scripts in `data-files` load once the browser has reported the page's first paint, so that nothing shares the line
 * or the processor with what is seen first; at the first touch at the latest. Those that were lost are tried again at the
 * next touch, once the connection is back, and otherwise after a pause that doubles each time. The last file is the entry;
 * with `data-now` it is the only one: tags load the others.
 */
export const START_SCRIPT =
  `{const{files,now}=document.currentScript.dataset,all=files.split(' '),` +
  `start=cue=>{if(!timer)return;clearTimeout(timer);timer=0;` +
  `if(now==null){const place=cue?.type=='wheel'?NaN:scrollY;${EARLY_SCROLL_SCRIPT};for(const href of all)` +
  `document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}))}` +
  `import(all.at(-1)).catch(()=>{timer=setTimeout(start,wait);wait*=2})};let timer=1,wait=${PATIENCE};` +
  `if(now==null){timer=setTimeout(start,wait);` +
  `addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(()=>` +
  `new PerformanceObserver(start).observe({type:'paint',buffered:true}))))}else start();` +
  `for(const cue of['pointerdown','keydown','input','wheel','online'])` +
  `addEventListener(cue,start,{capture:true,passive:true})}`;

/** Leads visitors to login before the page is drawn; login's address but for `next` is in `data-login`. */
export const GATE_SCRIPT =
  `try{localStorage.getItem('${TOKEN_KEY}')||location.replace(document.currentScript.dataset.login+'?next='+` +
  `encodeURIComponent(location.pathname+location.search+location.hash))}catch{}`;

export interface ScriptStart {
  atOnce: boolean;
  /** Login's address, if the page is for users alone. */
  login: string | null;
}

export function scriptStartOf(page: PageName | undefined, lang: Lang): ScriptStart {
  return {
    atOnce: page !== undefined && IN_BROWSER.has(page),
    login: page !== undefined && FOR_USERS.has(page) ? inLanguage(lang, pages.login()) : null,
  };
}
