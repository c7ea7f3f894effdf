/** One address to HTML: matches it, loads its data through the API and renders the document. */
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { readLanguage } from '../contract/routes.ts';
import { cleanSearch } from '../contract/search-params.ts';
import { LANGS, type Lang } from '../domain/language.ts';
import { loadMessages } from '../i18n/messages.ts';
import { pageTextsModule } from '../i18n/pages/texts.ts';
import { createApi, type Transport } from './api/client.ts';
import { createClientState } from './client-state.ts';
import { CLOSED_BANNER_SCRIPT } from './features/banner/closed.ts';
import { PAGE_DATA_ID, pageDataOf } from './page-data.ts';
import { createAppRouter } from './router.tsx';
import { screens } from './screens.ts';

export interface RenderedPage {
  status: number;
  /** The document without styles and scripts: `head` comes before its `</head>`. */
  html: string;
  /** The page's data block. */
  data: string;
  /** The source modules of the screen and of its texts, for their bundles' files; none where no screen matched. */
  modules: readonly string[];
}

/** Inline scripts of every page; the server allows them by hash. */
export const inlineScripts = [CLOSED_BANNER_SCRIPT];
export { PAGE_DATA_ID };

await Promise.all(LANGS.map((lang) => loadMessages(lang)));

/** `href`: path and query. Throws when the page's data can't be had. */
export async function renderPage(href: string, transport: Transport): Promise<RenderedPage> {
  const url = new URL(href, 'http://shop.invalid');
  const history = createMemoryHistory({ initialEntries: [url.pathname + cleanSearch(url.pathname, url.search)] });
  const api = createApi(transport);
  const router = createAppRouter({ api, ...createClientState(api), history, isServer: true });
  await router.load();
  const matches = router.state.matches;
  const failed = matches.find((match) => match.status === 'error');
  if (failed) throw failed.error;
  const isNotFound = matches.some((match) => match.status === 'notFound' || match._notFound);
  const fullPath = matches.at(-1)?.fullPath.replace(/^\/en/, '') || '/';
  return {
    status: isNotFound ? 404 : 200,
    html: `<!DOCTYPE html>${renderToString(<RouterProvider router={router} />)}`,
    data: pageDataOf(router),
    modules: modulesOf(fullPath, readLanguage(url.pathname).lang),
  };
}

function modulesOf(path: string, lang: Lang): string[] {
  const screen = screens.find((one) => one.path === path);
  if (!screen) return [];
  return screen.texts ? [screen.module, pageTextsModule(screen.texts, lang)] : [screen.module];
}
