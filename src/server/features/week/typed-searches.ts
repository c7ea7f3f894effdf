/** Each letter typed into the search is a query of its own; together they are one search, its longest query. */

/** ms after which a query doesn't continue another. */
const PAUSE = 5_000;
const MAX_OPEN = 200;

interface Search {
  query: string;
  limit: number;
  at: number;
}

export class TypedSearches {
  readonly #settle: (query: string) => void;
  #open: Search[] = [];

  constructor(settle: (query: string) => void) {
    this.#settle = settle;
  }

  add(search: Search): void {
    this.settleBefore(search.at - PAUSE);
    const known = this.#open.findLast((open) => continues(open, search));
    if (known) {
      const query = search.query.length > known.query.length ? search.query : known.query;
      Object.assign(known, search, { query });
      return;
    }
    this.#open.push(search);
    if (this.#open.length > MAX_OPEN) this.#settle(this.#open.shift()!.query);
  }

  settleAll(): void {
    this.settleBefore(Infinity);
  }

  settleBefore(time: number): void {
    for (const { query, at } of this.#open) if (at < time) this.#settle(query);
    this.#open = this.#open.filter(({ at }) => at >= time);
  }
}

/** Typed on, partly deleted, or shown on the page of all results, which asks for more of them. */
function continues(open: Search, next: Search): boolean {
  if (open.query === next.query) return open.limit !== next.limit;
  return next.query.startsWith(open.query) || open.query.startsWith(next.query);
}
