/** Counts in memory and stores them every few seconds; a process that is killed loses those of the last. */
import type { FastifyBaseLogger } from 'fastify';
import { answersTo } from '#domain/search/answers.ts';
import { endOfJerusalemDay, jerusalemDate } from '#domain/jerusalem.ts';
import type { Database } from '#server/db/schema.ts';
import { type CountedKind, type DailyCount, addCounts } from './counts.repository.ts';
import type { ViewedEntry } from './entry-of-page.ts';
import { keptQuery } from './kept-query.ts';
import { TypedSearches } from './typed-searches.ts';

const INTERVAL = 10_000;
/** Of one interval, in this process. */
const MAX_COUNTS = 2_000;
const MAX_SEARCH_PAGES = 20;
/** ms for a database that doesn't answer while the shop closes. */
const LAST_WAIT = 2_000;

export interface PageCountsOptions {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
  findsNothing: (query: string) => Promise<boolean>;
}

export class PageCounts {
  readonly #options: PageCountsOptions;
  readonly #typed = new TypedSearches((query) => this.#countSearch(query));
  readonly #timer: NodeJS.Timeout;
  #counts = new Map<string, DailyCount>();
  #searchPages: string[] = [];
  #today = { day: '', from: Infinity, to: 0 };
  #storing = Promise.resolve();

  constructor(options: PageCountsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => void this.store(), INTERVAL).unref();
  }

  visit(): void {
    this.#add('visits', '');
  }

  view({ kind, id }: ViewedEntry): void {
    this.#add(kind, id);
  }

  /** A search by API that found nothing. */
  emptySearch(query: string, limit: number): void {
    const kept = keptQuery(query);
    if (kept !== null) this.#typed.add({ query: kept, limit, at: this.#options.now().getTime() });
  }

  /** A page of results: whether it is empty is looked up later, since the page may come from the cache. */
  searchPage(query: string): void {
    if (this.#searchPages.length < MAX_SEARCH_PAGES && keptQuery(query) !== null)
      this.#searchPages.push(query);
  }

  /** Never throws: what can't be stored is kept for the next time. */
  store(): Promise<void> {
    this.#storing = this.#storing.then(() => this.#store());
    return this.#storing;
  }

  /** For an answer that must not lag. */
  storeAll(): Promise<void> {
    this.#typed.settleAll();
    return this.store();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    const { promise: waited, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, LAST_WAIT).unref();
    await Promise.race([this.storeAll(), waited]);
    clearTimeout(timer);
  }

  async #store(): Promise<void> {
    const { db, log, now, findsNothing } = this.#options;
    this.#typed.settleBefore(now().getTime() - INTERVAL);
    const pages = this.#searchPages.splice(0);
    if (pages.length === 0 && this.#counts.size === 0) return;
    let counts = new Map<string, DailyCount>();
    try {
      for (const query of pages) if (await findsNothing(query)) this.#countSearch(keptQuery(query)!);
      [counts, this.#counts] = [this.#counts, counts];
      if (counts.size > 0) await addCounts(db, [...counts.values()]);
    } catch (error) {
      log.warn({ err: error }, 'visits and views were not stored yet');
      for (const { kind, name, day, count } of counts.values()) this.#add(kind, name, day, count);
    }
  }

  /** What a page answers in words wasn't searched for in vain (docs/rules.md#search). */
  #countSearch(query: string): void {
    if (!answersTo(query, this.#options.now()).isAnswered) this.#add('searches', query);
  }

  #add(kind: CountedKind, name: string, day = this.#day(), count = 1): void {
    const key = `${day} ${kind} ${name}`;
    const known = this.#counts.get(key);
    if (known) known.count += count;
    else if (this.#counts.size < MAX_COUNTS) this.#counts.set(key, { day, kind, name, count });
  }

  /** Computed once a day: it takes longer than everything else. */
  #day(): string {
    const now = this.#options.now();
    const time = now.getTime();
    if (time < this.#today.from || time > this.#today.to)
      this.#today = { day: jerusalemDate(now), from: time, to: endOfJerusalemDay(now).getTime() };
    return this.#today.day;
  }
}
