/** Every public change raises the version in its own transaction. Ratings and stock change often, so they lag. */
import { SingleFlight } from '../platform/concurrency/single-flight.ts';
import { lockRows } from './row-lock.ts';
import type { Database, DatabaseTransaction } from './schema.ts';
import { addToState, readStates } from './state.ts';

const POLL_INTERVAL = 1_000; // ms until another process's write is seen
const COUNTS_LAG = 60_000; // ms that ratings and popularity may lag
const STOCK_LAG = 9_000; // ms; 10 seconds with the poll (docs/rules.md#stock)

export class CatalogueVersion {
  readonly #db: Database;
  readonly #clock: () => number;
  #version: string | null = null;
  readonly #reads = new SingleFlight<string>();
  #writes = 0;
  #readAt = 0;
  #catalogue = '';
  readonly #counts = new LaggingVersion(COUNTS_LAG);
  readonly #stock = new LaggingVersion(STOCK_LAG);

  /** `clock`: monotonic, ms. */
  constructor(db: Database, clock: () => number = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** At most a second behind other processes' writes. A promise only when nothing is cached. */
  version(): string | Promise<string> {
    if (this.#version !== null && this.#clock() - this.#readAt < POLL_INTERVAL) return this.#version;
    // A caller after a write must not join a read that began before it.
    return this.#reads.run(`after write ${this.#writes}`, () => this.#read());
  }

  /** Every write to the catalogue must go through here. */
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

export interface Shown {
  counts: boolean; // ratings, popularity or an order by them
  stock: boolean;
}

export function versionOf(version: string, { counts, stock }: Shown): string {
  const [catalogue, ofCounts, ofStock] = version.split('.');
  return [catalogue, counts ? ofCounts : '', stock ? ofStock : ''].join('.');
}

export function ignoringLagging(version: string): string {
  return versionOf(version, { counts: false, stock: false });
}

/** For a process that serves no requests, so has no cached version to drop. */
export function raiseCatalogueVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'catalogue_version', 1);
}

/** Makes other writes to the catalogue wait until the transaction ends. */
export async function lockCatalogue(transaction: DatabaseTransaction): Promise<void> {
  const version = transaction.selectFrom('shop_state').select('value').where('key', '=', 'catalogue_version');
  await lockRows(transaction, version).execute();
}

export function raiseCountsVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'counts_version', 1);
}

export function raiseStockVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'stock_version', 1);
}
