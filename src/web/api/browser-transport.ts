/** Fetches the API from a page; the answer's sentences come in the page's language. */
import type { Transport } from './client.ts';

export const browserTransport: Transport = async (path) => {
  const response = await fetch(path, {
    headers: { accept: 'application/json', 'accept-language': document.documentElement.lang },
  });
  return { status: response.status, body: await response.json() };
};
