/**
 * Records the buttons pressed before hydration, each once unless it has `data-each`, and a `/` for the search with what
 * is typed after it, and repeats them after. What is chosen in a select is recorded as its `chosen`, since hydration
 * resets it before React sees the change (ui/Select.tsx). Going back to another page of the same document loads that
 * page in full: this one's data would hydrate it wrongly. A page that was reloaded under something open goes back to its
 * own history entry, and ui/back-closes.ts hears of each `popstate` before the router, whose listener is the older one
 * otherwise.
 */

interface Recording {
  preHydrationPress?: {
    presses: readonly Event[];
    typed: string;
    isLeft: boolean;
    stop: () => void;
  };
}

export const PRE_HYDRATION_SCRIPT =
  `{const r=preHydrationPress={presses:[],typed:'',isLeft:false,stop(){removeEventListener('click',on,true);` +
  `removeEventListener('keydown',on,true);removeEventListener('popstate',pop,true)}},` +
  `on=e=>{const all=r.presses,of=e=>e.target.closest('button'),b=of(e);` +
  `if(!e.key){if(b&&(b.dataset.each!=null||!all.some(e=>!e.key&&of(e)==b)))all.push(e)}` +
  `else if(e.ctrlKey||e.metaKey||e.altKey||e.target.closest('input,textarea,select'));` +
  `else if(all.at(-1)?.key){if(e.key.length==1)r.typed+=e.key}` +
  `else if(e.key=='/'||e.code=='Slash'&&e.key=='.')all.push(e)},` +
  `at=()=>location.pathname+location.search,start=at(),` +
  `pop=e=>{if(at()!=start){r.isLeft=true;e.stopImmediatePropagation();location.reload()}};` +
  `addEventListener('click',on,true);addEventListener('keydown',on,true);addEventListener('popstate',pop,true);` +
  `addEventListener('input',({target:t})=>{if(t.localName=='select')t.chosen=t.value},true);` +
  `addEventListener('popstate',e=>globalThis.popFirst?.(e));if(history.state?.over)history.go(-history.state.over)}`;

/** Whether another page is about to replace this one. */
export function isLeftBeforeHydration(): boolean | undefined {
  return (globalThis as Recording).preHydrationPress?.isLeft;
}

/** Call once, in the commit that hydrates the page. */
export async function repeatPreHydrationPresses(): Promise<void> {
  const recorder = (globalThis as Recording).preHydrationPress;
  recorder?.stop();
  for (const event of recorder?.presses ?? []) {
    // Each finds the page as the one before has left it.
    await Promise.resolve();
    const target = event.target as Element;
    // React hydrates early for a press that is still being dispatched, and passes it on.
    if (event.eventPhase !== Event.NONE || !target.isConnected) continue;
    if (!(event instanceof KeyboardEvent)) target.closest('button')!.click();
    else if (!target.dispatchEvent(new KeyboardEvent(event.type, event))) await typeInto(recorder!.typed);
  }
}

/** Into the field that the search has opened. */
async function typeInto(typed: string): Promise<void> {
  await Promise.resolve();
  if (document.activeElement instanceof HTMLInputElement) document.execCommand('insertText', false, typed);
}
