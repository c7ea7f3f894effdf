/**
 * The data in the first HTML: what the routes' loaders gave, as JSON in a data block, so that no
 * inline script is needed and a cached page keeps a strict Content-Security-Policy.
 */
import type { AnyRouter } from '@tanstack/react-router';

export const PAGE_DATA_ID = 'page-data';

/** One matched route, under the short names that the router's own hydration reads. */
interface DehydratedMatch {
  i: string;
  s: string;
  l?: unknown;
  g?: true;
}

/** On the server: what the browser needs to take over, as text for a data block. */
export function pageDataOf(router: AnyRouter): string {
  const matches = router.stores.matches.get();
  const end = matches.findIndex((match) => match.status !== 'success' || match._notFound) + 1;
  const rendered = end > 0 ? matches.slice(0, end) : matches;
  const data: DehydratedMatch[] = rendered.map((match) => ({
    i: match.id.replaceAll('/', '#'),
    s: match.status,
    ...(match.loaderData === undefined ? {} : { l: match.loaderData }),
    ...(match._notFound ? { g: true as const } : {}),
  }));
  // `<` as an escape: a text in the data can't end the block.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * In the browser: hands the data to the router's hydration, which looks for it under this name. The server may have
 * made the page long ago and by another clock, but has just said that it still holds: its data is as old as its arrival.
 */
export function takePageData(): void {
  const block = document.getElementById(PAGE_DATA_ID);
  const matches = JSON.parse(block?.textContent ?? '[]') as DehydratedMatch[];
  const arrived = matches.map((match) => ({ ...match, u: Date.now() }));
  window.$_TSR = {
    // Parsed JSON: what the server's router wrote in its own format.
    router: { manifest: undefined, matches: arrived as never },
    buffer: [],
    h() {
      delete window.$_TSR;
    },
    e() {},
    c() {},
    p(script) {
      script();
    },
  };
}
