import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { inLanguage, readLanguage } from '#contract/routes.ts';
import { cleanSearch } from '#contract/search-params.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { loadMessages, messagesOf } from '#i18n/messages.ts';
import { loadPageTexts, pageTextsModule } from '#i18n/pages/texts.ts';
import { createApi, type Transport } from './api/client.ts';
import { createClientState } from './client-state.ts';
import { NEAR_ONLY_SCRIPT } from './near-only.ts';
import { PRE_HYDRATION_SCRIPT } from './pre-hydration-press.ts';
import { CLOSED_BANNER_SCRIPT } from './features/banner/closed.ts';
import { ShareTags } from './features/page/ShareTags.tsx';
import { ShareTagsContext } from './features/page/share-tags-context.ts';
import { PAGE_DATA_ID, pageDataOf } from './page-data.ts';
import { isLong, PAGED_LIST } from './features/list-pages/paged-part.ts';
import { CHOOSING, hasChoosing } from './screens/product/choosing-part.ts';
import { LOCKED, isLocked } from './screens/tutorial/locked-part.tsx';
import { hasWaiting, WAITING } from './screens/workshop/waiting-part.ts';
import { createAppRouter } from './router.tsx';
import { moduleOf, textsOf, type ScreenDefinition } from './screen.ts';
import { screens } from './screens.ts';
import { GATE_SCRIPT, scriptStartOf, START_SCRIPT, type ScriptStart } from './script-start.ts';
import { serverHead } from './server-head.ts';
import type { ShellData } from './shell/shell-data.ts';

export interface RenderedPage {
  status: number;
  /** The document without styles and scripts; `head` goes before its `</head>`. */
  html: string;
  /** Tags of the head that only the server writes. */
  head: string;
  data: string;
  /** The source modules of the screen and its texts, to find their bundles; empty if no screen matched. */
  modules: readonly string[];
  start: ScriptStart;
}

/** A path without a screen. */
const NOBODYS = '/-';

/** Of every page. The Content-Security-Policy allows them by hash, like the other two. */
export const inlineScripts = [CLOSED_BANNER_SCRIPT, NEAR_ONLY_SCRIPT, PRE_HYDRATION_SCRIPT];
export { GATE_SCRIPT, PAGE_DATA_ID, START_SCRIPT };

// Every page names the shop as its home page does (share tags, structured data).
await Promise.all(LANGS.flatMap((lang) => [loadMessages(lang), loadPageTexts('home', lang)]));

/** `href`: path and query; `now`: the time the page is rendered for. Throws if its data can't be loaded. */
export async function renderPage(href: string, transport: Transport, now: Date): Promise<RenderedPage> {
  const url = new URL(href, 'http://shop.invalid');
  const history = createMemoryHistory({
    initialEntries: [url.pathname + cleanSearch(url.pathname, url.search)],
  });
  const api = createApi(transport);
  const router = createAppRouter({ api, now, ...createClientState(api), history, isServer: true });
  await router.load();
  const matches = router.state.matches;
  // The router would spell this address differently (`/sh%6Fp`) and matches no screen.
  if (matches.length === 0)
    return renderPage(inLanguage(readLanguage(url.pathname).lang, NOBODYS), transport, now);
  const failed = matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  const isNotFound = matches.some((match) => match.status === 'notFound' || match._notFound);
  const { lang } = readLanguage(url.pathname);
  const last = matches.at(-1);
  const path = last?.fullPath.replace(/^\/en/, '') || '/';
  const screen = screens.find((one) => one.path === path);
  const { facts } = matches[0]!.loaderData as ShellData;
  const delivery = screen?.name === 'product' ? (await api.shopFacts()).delivery : undefined;
  const page = { facts, delivery, lang, messages: messagesOf(lang) };
  return {
    status: isNotFound ? 404 : 200,
    html: `<!DOCTYPE html>${renderToString(
      <ShareTagsContext value={(props) => <ShareTags {...props} />}>
        <RouterProvider router={router} />
      </ShareTagsContext>,
    )}`,
    head: serverHead(page, screen && !isNotFound ? { name: screen.name, data: last?.loaderData } : null),
    data: pageDataOf(router),
    modules: screen ? modulesOf(screen, lang, last?.loaderData) : [],
    start: scriptStartOf(screen?.name, lang),
  };
}

function modulesOf(screen: ScreenDefinition, lang: Lang, data: unknown): string[] {
  const { name } = screen;
  return [
    moduleOf(screen),
    ...textsOf(screen).map((texts) => pageTextsModule(texts, lang)),
    ...(name === 'shop' && isLong(data) ? [PAGED_LIST] : []),
    ...(name === 'tutorial' && isLocked(data) ? [LOCKED] : []),
    ...(name === 'product' && hasChoosing(data) ? [CHOOSING, pageTextsModule('choosing', lang)] : []),
    ...(name === 'workshop' && hasWaiting(data) ? [WAITING, pageTextsModule('seats', lang)] : []),
  ];
}
