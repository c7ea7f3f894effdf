/**
 * Long lists stand on numbered pages of their address (`/shop?page=2`; the first page has no number). A browser may
 * show a run of them one below the other.
 */

/** Entries of one page: whole rows in two, three and four columns. */
export const PAGE_ENTRIES = 48;

/** Pages on show at once; what lies before or beyond is let go, so that a document stays small. */
const MOST_PAGES = 4;

/** Pages of a list that stand one below the other, from 1; `page` is the one that the address names. */
export interface PageRun {
  page: number;
  first: number;
  last: number;
}

/** Where a page of a list stands, for its head; addresses unprefixed. */
export interface ListPlace {
  /** From 1. */
  page: number;
  /** Its own address, where it is a page of the whole list and not of a choice from it. */
  canonical?: string;
  previous?: string;
  next?: string;
}

/** The number of a page after the first, in its one plain spelling. */
export function isLaterPage(value: string): boolean {
  return /^([2-9]|[1-9]\d{1,3})$/.test(value);
}

/** From 1: what an address says after `page=`. */
export function readPage(value: string | undefined): number {
  return value !== undefined && isLaterPage(value) ? Number(value) : 1;
}

/** For an address: the first page has no number. */
export function pageParameter(page: number): number | undefined {
  return page > 1 ? page : undefined;
}

/** The run with one page more at its end. */
export function withNext({ first, last }: Omit<PageRun, 'page'>): PageRun {
  return { page: last + 1, first: Math.max(first, last + 2 - MOST_PAGES), last: last + 1 };
}

/** The run with the page before it. */
export function withEarlier({ first, last }: Omit<PageRun, 'page'>): PageRun {
  return { page: first - 1, first: first - 1, last: Math.min(last, first - 2 + MOST_PAGES) };
}

/** The run that an entry of the history was made with, if it is one around this page; else the page alone. */
export function readRun(page: number, given: unknown): PageRun {
  const run = given as Partial<PageRun> | null | undefined;
  const { first = 0, last = 0 } = run ?? {};
  const fits = run?.page === page && first >= 1 && first <= page && last >= page && last - first < MOST_PAGES;
  return fits ? { page, first, last } : { page, first: page, last: page };
}
