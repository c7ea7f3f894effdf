/**
 * The catalogue's version: every write to what the public sees raises it in the same transaction, and what was made
 * of an older one is out of date.
 *
 * Ratings change with every visit and stock with every sale. Each has a version that public answers follow with a
 * lag, so that neither keeps emptying the caches.
 */
import { SingleFlight } from '../platform/concurrency/single-flight.ts';
import { lockRows } from './row-lock.ts';
import type { Database, DatabaseTransaction } from './schema.ts';
import { addToState, readStates } from './state.ts';

/** How long, in ms, a write by another process may go unseen. */
const POLL_INTERVAL = 1_000;
/** How long, in ms, public answers may lag behind ratings and popularity. */
const COUNTS_LAG = 60_000;
/** With the poll, 10 seconds (docs/rules.md#stock). */
const STOCK_LAG = 9_000;

export class CatalogueVersion {
  readonly #db: Database;
  readonly #clock: () => number;
  /** Null while nothing is known or since something was written. */
  #version: string | null = null;
  readonly #reads = new SingleFlight<string>();
  /** Writes through this object. */
  #writes = 0;
  #readAt = 0;
  #catalogue = '';
  readonly #counts = new LaggingVersion(COUNTS_LAG);
  readonly #stock = new LaggingVersion(STOCK_LAG);

  /** `clock` returns ms that never go back. */
  constructor(db: Database, clock: () => number = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The current version: right after a write through this object, within a second after any other.
   * Not a promise when it is known, which it nearly always is.
   */
  version(): string | Promise<string> {
    if (this.#version !== null && this.#clock() - this.#readAt < POLL_INTERVAL) return this.#version;
    // A read that began before a write is not joined by callers after it.
    return this.#reads.run(`after write ${this.#writes}`, () => this.#read());
  }

  /** Runs a transaction that changes the catalogue; every such write goes through here. */
  async write<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result> {
    try {
      return await this.#db.transaction().execute(async (transaction) => {
        await raiseCatalogueVersion(transaction);
        return work(transaction);
      });
    } finally {
      this.#forget();
    }
  }

  async #read(): Promise<string> {
    const writes = this.#writes;
    const readAt = this.#clock();
    const version = await this.#readAll();
    // Not if a write has happened meanwhile.
    if (writes === this.#writes) {
      this.#version = version;
      this.#readAt = readAt;
    }
    return version;
  }

  async #readAll(): Promise<string> {
    const keys = ['catalogue_version', 'counts_version', 'stock_version'] as const;
    const states = await readStates(this.#db, keys);
    const at = this.#clock();
    const catalogue = states.catalogue_version ?? '';
    const hasMoved = catalogue !== this.#catalogue;
    this.#catalogue = catalogue;
    const counts = this.#counts.follow(states.counts_version ?? '', at, hasMoved);
    const stock = this.#stock.follow(states.stock_version ?? '', at, hasMoved);
    return [catalogue, counts, stock].join('.');
  }

  #forget(): void {
    this.#version = null;
    this.#writes++;
  }
}

/** Follows a version at most once in `lag` ms, or when the catalogue has moved anyway. */
class LaggingVersion {
  readonly #lag: number;
  #version = '';
  #since = 0;

  constructor(lag: number) {
    this.#lag = lag;
  }

  follow(version: string, at: number, isNow: boolean): string {
    if (isNow || (version !== this.#version && at - this.#since >= this.#lag)) {
      this.#version = version;
      this.#since = at;
    }
    return this.#version;
  }
}

/** What something public shows besides the catalogue itself. */
export interface Shown {
  /** Ratings or popularity, or an order by them. */
  counts: boolean;
  /** Pieces or seats that are left. */
  stock: boolean;
}

/** The part of a version that something depends on which shows no more than this. */
export function versionOf(version: string, { counts, stock }: Shown): string {
  const [catalogue, ofCounts, ofStock] = version.split('.');
  return [catalogue, counts ? ofCounts : '', stock ? ofStock : ''].join('.');
}

/** The catalogue's own part. */
export function ignoringLagging(version: string): string {
  return versionOf(version, { counts: false, stock: false });
}

/** For a transaction that changes the catalogue while nobody serves it from this process yet. */
export function raiseCatalogueVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'catalogue_version', 1);
}

/** Other writes to the catalogue wait until the transaction's end, though nothing of it is changed. */
export async function lockCatalogue(transaction: DatabaseTransaction): Promise<void> {
  const version = transaction.selectFrom('shop_state').select('value').where('key', '=', 'catalogue_version');
  await lockRows(transaction, version).execute();
}

/** For a transaction that changes a tutorial's rating or popularity, and nothing else that the public sees. */
export function raiseCountsVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'counts_version', 1);
}

/** For a transaction that changes stock or registrations, and nothing else that the public sees. */
export function raiseStockVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'stock_version', 1);
}
