/**
 * The site's routes: every screen once, in both languages. Hebrew has no prefix, English stands
 * under `/en`.
 */
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type AnyRoute,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readPage, readRun, type PageRun } from '#contract/list-pages.ts';
import { readLanguage } from '#contract/routes.ts';
import { LANGS, type Lang } from '#domain/language.ts';
import { loadMessages } from '#i18n/messages.ts';
import { hasPageTexts, loadPageTexts } from '#i18n/pages/texts.ts';
import { Document } from './document.tsx';
import { isOtherRun } from './features/list-pages/list-pages.ts';
import { CrashPage } from './screens/crash/CrashPage.tsx';
import { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
import { ErrorScreen } from './screens/error/ErrorScreen.tsx';
import { PageWait } from './screens/wait/PageWait.tsx';
import { loadShell } from './shell/shell-data.ts';
import type { RouterContext } from './router-context.ts';
import type { ScreenDefinition, ScreenProps } from './screen.ts';
import { screens } from './screens.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Of a list that goes on: the pages on show. */
    run?: PageRun;
  }
}

interface Preloadable {
  preload?: () => Promise<void>;
}

/** A page's own data stays good for this long in the browser, ms. */
const FRESH = 60_000;
/** After this long without its data or code a new page shows the shape of one, ms. */
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
        // Without its words no page of that language can be shown, not even an error: load it whole.
        console.error(error);
        window.location.assign(location.href);
        await new Promise(() => {});
      }
      return null;
    },
    staleTime: Infinity,
  });
  return route.addChildren([
    ...screens.map((screen) => screenRoute(route, screen, lang)),
    unknownRoute(route),
  ]);
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

/** The screen's module, with its own texts where it has any. */
async function importScreen({ component, name }: ScreenDefinition, lang: Lang) {
  const [module] = await Promise.all([component(), hasPageTexts(name) && loadPageTexts(name, lang)]);
  return module;
}

/** The parameters that the data depends on; the others change nothing and load nothing. */
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

/** A router for one request on the server, or for the page's life in the browser. */
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
    scrollRestoration: !options.isServer,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
      return query ? `?${query}` : '';
    },
  });
  // A changed filter or language is the same page: it stays while the rest comes, with the focus and the place
  // in it. Another language's words may not be there yet to show anything with.
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    const from = fromLocation && readLanguage(fromLocation.pathname);
    const to = readLanguage(toLocation.pathname);
    router.options.defaultPendingMs = from?.lang === to.lang && from.path !== to.path ? PATIENCE : Infinity;
    // What is kept of a list's page is kept by its address: it may have been another run of pages.
    const run = readRun(readPage((toLocation.search as { page?: string }).page), toLocation.state.run);
    router.clearCache({
      filter: ({ loaderData, loaderDeps }) =>
        isOtherRun(run, loaderData, readPage((loaderDeps as { page?: string } | undefined)?.page)),
    });
  });
  return router;
}
