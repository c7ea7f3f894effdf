import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readPage, readRun, type PageRun } from '#contract/list-pages.ts';
import { readLanguage } from '#contract/routes.ts';
import type { ShopPageTexts } from '#contract/shop-facts.ts';
import type { WordsPage } from '#domain/shop-texts.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { Document } from './document.tsx';
import { WordsProvider } from './features/page/words.tsx';
import { mayMovePage } from './early-scroll.ts';
import { layOutAll } from './near-only.ts';
import { firstData } from './page-data.ts';
import { isOtherRun } from './features/list-pages/list-pages.ts';
import { CrashPage } from './screens/crash/CrashPage.tsx';
import { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
import { ErrorScreen } from './screens/error/ErrorScreen.tsx';
import { PageWait } from './screens/wait/PageWait.tsx';
import { loadShell } from './shell/shell-data.ts';
import type { RouterContext } from './router-context.ts';
import { textsOf, type ScreenDefinition, type ScreenProps } from './screen.ts';
import { screens } from './screens.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    run?: PageRun;
  }
}

/** The pages whose texts of the shop screens show. */
const WORDS = [...new Set(screens.flatMap(({ words }) => words ?? []))];

interface Preloadable {
  preload?: () => Promise<void>;
}

/** A page's data is reused for this long in the browser, ms. */
const FRESH = 60_000;
/** A new page shows its skeleton after this long without data or code, ms. */
const PATIENCE = 200;

const rootRoute = createRootRouteWithContext<RouterContext>()({
  loader: ({ context }) => loadShell(context.api, context.now),
  staleTime: FRESH,
  component: Document,
  errorComponent: CrashPage,
});

function languageRoute(lang: Lang) {
  const route = createRoute({
    getParentRoute: () => rootRoute,
    ...(lang === 'he' ? { id: 'he' } : { path: 'en' }),
    loader: async ({ cause, location }) => {
      try {
        await loadMessages(lang);
      } catch (error) {
        if (import.meta.env.SSR || cause === 'preload') throw error;
        // Without texts not even an error can be shown in that language: load the page in full.
        console.error(error);
        window.location.assign(location.href);
        await new Promise(() => {});
      }
      return null;
    },
    staleTime: Infinity,
  });
  return route.addChildren([
    ...screens.filter(({ words }) => !words).map((screen) => screenRoute(route, screen, lang)),
    ...WORDS.map((page) => wordsRoute(route, page, lang)),
    unknownRoute(route),
  ]);
}

/** A step above the screens that show a page's texts of the shop. */
function wordsRoute(parent: AnyRoute, page: WordsPage, lang: Lang) {
  const route = createRoute({
    getParentRoute: () => parent,
    id: `words-${page}`,
    // A page without its texts is better than none.
    loader: ({ context }) => (context as RouterContext).api.shopTexts(page, lang).catch(() => ({})),
    staleTime: FRESH,
    component: function Words() {
      return (
        <WordsProvider value={route.useLoaderData() as ShopPageTexts<WordsPage>}>
          <Outlet />
        </WordsProvider>
      );
    },
  });
  return route.addChildren(
    screens.filter(({ words }) => words === page).map((screen) => screenRoute(route, screen, lang)),
  );
}

function screenRoute(parent: AnyRoute, screen: ScreenDefinition, lang: Lang) {
  const Screen = lazyRouteComponent(() => importScreen(screen, lang)) as ComponentType<ScreenProps<unknown>> &
    Preloadable;
  const route = createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    loaderDeps: ({ search }) => pick(search as Record<string, string>, screen.parameters ?? []),
    loader: ({ context, deps, params, location }) => {
      const { api, now } = context as RouterContext;
      const search = deps as Record<string, string>;
      const run = readRun(readPage(search.page), location.state.run);
      return screen.load(api, { search, params, lang, now: now ?? new Date(), run });
    },
    staleTime: FRESH,
    component: Object.assign(
      function RouteScreen() {
        return (
          <Screen data={route.useLoaderData()} search={route.useLoaderDeps()} params={route.useParams()} />
        );
      },
      { preload: Screen.preload },
    ),
  });
  return route;
}

async function importScreen(screen: ScreenDefinition, lang: Lang) {
  const texts = textsOf(screen).map((name) => loadPageTexts(name, lang));
  const [module] = await Promise.all([screen.component(), ...texts]);
  // Hydration loads no data, and needs at once what the server rendered.
  await module.prepare?.(firstData, lang);
  return module;
}

/** The parameters that the data depends on: others reload nothing. */
function pick(search: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  );
}

function unknownRoute(parent: AnyRoute) {
  return createRoute({
    getParentRoute: () => parent,
    path: '$',
    loader: () => {
      throw notFound();
    },
  });
}

const routeTree = rootRoute.addChildren(LANGS.map(languageRoute));

export function createAppRouter(options: RouterContext & { history: RouterHistory; isServer: boolean }) {
  const router = createRouter({
    routeTree,
    history: options.history,
    context: { api: options.api, now: options.now, session: options.session, cart: options.cart },
    isServer: options.isServer,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PageWait,
    defaultPendingMs: PATIENCE,
    defaultPendingMinMs: 300,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: FRESH,
    // On the server it would print an inline script; the browser restores by itself.
    scrollRestoration: !options.isServer && mayMovePage,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return query ? `?${query}` : '';
    },
  });
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    // The router keeps a place only after a scroll event, which a press in the frame that scrolls comes before.
    if (!options.isServer) document.dispatchEvent(new Event('scroll'));
    // A changed filter keeps the page and the focus. Another language's texts may not be loaded yet.
    const from = fromLocation && readLanguage(fromLocation.pathname);
    const to = readLanguage(toLocation.pathname);
    router.options.defaultPendingMs = from?.lang === to.lang && from.path !== to.path ? PATIENCE : Infinity;
    // The cache goes by address, where another run of pages may have been shown.
    const run = readRun(readPage((toLocation.search as { page?: string }).page), toLocation.state.run);
    router.clearCache({
      filter: ({ loaderData, loaderDeps }) =>
        isOtherRun(run, loaderData, readPage((loaderDeps as { page?: string } | undefined)?.page)),
    });
  });
  router.subscribe('onBeforeRouteMount', ({ fromLocation }) => {
    if (fromLocation) layOutAll();
  });
  return router;
}
