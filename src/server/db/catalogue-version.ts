/**
 * The catalogue's version: a number that every write to what the public sees raises, in the same
 * transaction. Whoever keeps finished answers asks for it and drops them when it has moved.
 *
 * Ratings and popularity change with every visit: they have a number of their own, which is looked
 * at once a minute, so that customers who open tutorials don't empty the caches all day.
 */
import { SingleFlight } from '../platform/concurrency/single-flight.ts';
import { lockRows } from './row-lock.ts';
import type { Database, DatabaseTransaction } from './schema.ts';
import { addToState, readState } from './state.ts';

/** How long, in ms, a write by another process may go unseen. */
const POLL_INTERVAL = 1_000;
/** How long, in ms, public answers may lag behind ratings and popularity. */
const COUNTS_LAG = 60_000;

export class CatalogueVersion {
  readonly #db: Database;
  readonly #clock: () => number;
  /** Null while nothing is known or since something was written. */
  #version: string | null = null;
  readonly #reads = new SingleFlight<string>();
  /** Writes through this object. */
  #writes = 0;
  #readAt = 0;
  #seen = { catalogue: '', counts: '', at: 0 };

  /** `clock` gives ms that never go back. */
  constructor(db: Database, clock: () => number = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * The version now: at once after a write through this object, within a second after any other.
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
    const version = await this.#readBoth();
    // Not if a write has happened meanwhile.
    if (writes === this.#writes) {
      this.#version = version;
      this.#readAt = readAt;
    }
    return version;
  }

  /** Both numbers as one; the counts' own moves only when its minute is over or the catalogue has moved. */
  async #readBoth(): Promise<string> {
    const catalogue = (await readState(this.#db, 'catalogue_version')) ?? '';
    const counts = (await readState(this.#db, 'counts_version')) ?? '';
    const at = this.#clock();
    const isDue = catalogue !== this.#seen.catalogue || at - this.#seen.at >= COUNTS_LAG;
    if (isDue && !(catalogue === this.#seen.catalogue && counts === this.#seen.counts)) {
      this.#seen = { catalogue, counts, at };
    }
    return `${this.#seen.catalogue}.${this.#seen.counts}`;
  }

  #forget(): void {
    this.#version = null;
    this.#writes++;
  }
}

/** The version of all that the public sees but ratings and popularity. */
export function ignoringCounts(version: string): string {
  return version.slice(0, version.indexOf('.'));
}

/** For a transaction that changes the catalogue while nobody serves it from this process yet. */
export function raiseCatalogueVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'catalogue_version', 1);
}

/** Whoever else writes to the catalogue waits until the transaction's end, though nothing of it is changed. */
export async function lockCatalogue(transaction: DatabaseTransaction): Promise<void> {
  const version = transaction.selectFrom('shop_state').select('value').where('key', '=', 'catalogue_version');
  await lockRows(transaction, version).execute();
}

/** For a transaction that changes a tutorial's rating or popularity, and nothing else that the public sees. */
export function raiseCountsVersion(transaction: DatabaseTransaction): Promise<void> {
  return addToState(transaction, 'counts_version', 1);
}
