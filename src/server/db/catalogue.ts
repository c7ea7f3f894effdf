/**
 * The catalogue's version: a number that every write to what the public sees raises, in the same
 * transaction. Whoever keeps finished answers asks for it and drops them when it has moved.
 */
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';
import { readState } from './state.ts';

/** How long, in ms, a write by another process may go unseen. */
const POLL_INTERVAL = 1_000;

export class Catalogue {
  readonly #db: Database;
  readonly #clock: () => number;
  #version: Promise<string> | null = null;
  #readAt = 0;

  /** `clock` gives ms that never go back. */
  constructor(db: Database, clock: () => number = () => performance.now()) {
    this.#db = db;
    this.#clock = clock;
  }

  /** The version now: at once after a write through this object, within a second after any other. */
  version(): Promise<string> {
    if (!this.#version || this.#clock() - this.#readAt >= POLL_INTERVAL) {
      this.#readAt = this.#clock();
      const version = this.#read();
      version.catch(() => {
        if (this.#version === version) this.#version = null;
      });
      this.#version = version;
    }
    return this.#version;
  }

  /** Runs a transaction that changes the catalogue; every such write goes through here. */
  async write<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result> {
    const result = await this.#db.transaction().execute(async (transaction) => {
      await raiseCatalogueVersion(transaction);
      return work(transaction);
    });
    this.#version = null;
    return result;
  }

  async #read(): Promise<string> {
    return (await readState(this.#db, 'catalogue_version')) ?? '';
  }
}

/** For a transaction that changes the catalogue while nobody serves it from this process yet. */
export async function raiseCatalogueVersion(transaction: DatabaseTransaction): Promise<void> {
  await transaction
    .updateTable('shop_state')
    .set({ value: sql<string>`cast(cast(value as integer) + 1 as text)` })
    .where('key', '=', 'catalogue_version')
    .execute();
}
