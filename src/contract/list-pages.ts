/** Lists are paged by address (`/shop?page=2`); a browser may show a run of pages one below the other. */

/** Full rows in two, three and four columns. */
export const PAGE_ENTRIES = 48;

/** Others are removed, so that the document stays small. */
const MOST_PAGES = 4;

export interface PageRun {
  page: number;
  first: number;
  last: number;
}

/** Addresses unprefixed. */
export interface ListPlace {
  page: number;
  /** Only for a page of the unfiltered list. */
  canonical?: string;
  previous?: string;
  next?: string;
}

export function isLaterPage(value: string): boolean {
  return /^([2-9]|[1-9]\d{1,3})$/.test(value);
}

export function readPage(value: string | undefined): number {
  return value !== undefined && isLaterPage(value) ? Number(value) : 1;
}

export function pageParameter(page: number): number | undefined {
  return page > 1 ? page : undefined;
}

export function withNext({ first, last }: Omit<PageRun, 'page'>): PageRun {
  return { page: last + 1, first: Math.max(first, last + 2 - MOST_PAGES), last: last + 1 };
}

export function withEarlier({ first, last }: Omit<PageRun, 'page'>): PageRun {
  return { page: first - 1, first: first - 1, last: Math.min(last, first - 2 + MOST_PAGES) };
}

/** The run stored in the history entry if it includes this page, else only this page. */
export function readRun(page: number, given: unknown): PageRun {
  const run = given as Partial<PageRun> | null | undefined;
  const { first = 0, last = 0 } = run ?? {};
  const fits = run?.page === page && first >= 1 && first <= page && last >= page && last - first < MOST_PAGES;
  return fits ? { page, first, last } : { page, first: page, last: page };
}
