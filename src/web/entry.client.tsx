/** The page comes alive: the same tree as the server's, with the data that stands in the HTML. */
import { createBrowserHistory } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { hydrateRoot } from 'react-dom/client';
import { readLanguage } from '../contract/routes.ts';
import { cleanSearch } from '../contract/search-params.ts';
import { loadMessages } from '../i18n/messages.ts';
import { browserTransport } from './api/browser-transport.ts';
import { createApi } from './api/client.ts';
import { takePageData } from './page-data.ts';
import { createAppRouter } from './router.tsx';

async function start(): Promise<void> {
  const { pathname, search, hash } = location;
  // A known parameter with an unknown value was ignored by the server; it leaves the address too.
  const cleaned = cleanSearch(pathname, search);
  if (cleaned !== search) history.replaceState(history.state, '', pathname + cleaned + hash);

  await loadMessages(readLanguage(pathname).lang);
  const router = createAppRouter({ api: createApi(browserTransport), history: createBrowserHistory(), isServer: false });
  takePageData();
  hydrateRoot(document, <RouterClient router={router} />);
}

void start();
