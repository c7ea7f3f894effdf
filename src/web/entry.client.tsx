import { createBrowserHistory, type HistoryState } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { inLanguage, pages, readLanguage } from '#contract/routes.ts';
import { cleanSearch } from '#contract/search-params.ts';
import { loadMessages } from '#i18n/messages.ts';
import { browserTransport } from './api/browser-transport.ts';
import { createApi } from './api/client.ts';
import { createClientState, startClientState } from './client-state.ts';
import { readToken } from './features/session/token.ts';
import { takePageData } from './page-data.ts';
import { isLeftBeforeHydration } from './pre-hydration-press.ts';
import { createAppRouter } from './router.tsx';

async function start(): Promise<void> {
  const { pathname, search, hash } = location;
  // The server ignored an unknown value of a known parameter; it leaves the address too.
  const cleaned = cleanSearch(pathname, search);
  if (cleaned !== search) history.replaceState(history.state, '', pathname + cleaned + hash);

  // A full load shows only the page of the list that the address names, at the place kept by address.
  const { run, ...entry } = (history.state ?? {}) as HistoryState;
  if (run) history.replaceState({ ...entry, __TSR_key: location.href }, '');

  await loadMessages(readLanguage(pathname).lang);
  if (isLeftBeforeHydration()) return;
  const api = createApi(browserTransport({ token: readToken, onRefused: (token) => refused(token) }));
  const state = createClientState(api);
  const router = createAppRouter({
    api,
    now: null,
    ...state,
    history: createBrowserHistory(),
    isServer: false,
  });
  const refused = (token: string | null) => {
    if (!state.session.refused(token)) return;
    const { href, pathname } = router.state.location;
    void router.navigate({ href: inLanguage(readLanguage(pathname).lang, pages.login({ next: href })) });
  };
  takePageData();
  startClientState(state);
  // As a transition it runs in slices: a press in between is handled first.
  startTransition(() => void hydrateRoot(document, <RouterClient router={router} />));
}

void start();
