/** Loader data as JSON in a data block: without inline scripts a cached page keeps its strict CSP. */
import type { AnyRouter } from '@tanstack/react-router';

export const PAGE_DATA_ID = 'page-data';

/** In the browser: the screen's data that the server rendered. */
export let firstData: unknown;

/** Under the short names that the router's hydration reads. */
interface DehydratedMatch {
  i: string;
  s: string;
  l?: unknown;
  g?: true;
}

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
  // `<` is escaped so that a text can't end the block.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The server has just confirmed a cached page, whatever its clock: the data is as old as its arrival. */
export function takePageData(): void {
  const block = document.getElementById(PAGE_DATA_ID);
  const matches = JSON.parse(block?.textContent ?? '[]') as DehydratedMatch[];
  const arrived = matches.map((match) => ({ ...match, u: Date.now() }));
  window.$_TSR = {
    // Parsed JSON in the format that the server's router wrote.
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
  firstData = matches.at(-1)?.l;
}
