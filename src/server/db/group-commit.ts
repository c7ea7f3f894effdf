/** Short transactions that wait for SQLite's only connection are committed together: the disk is flushed once for all. */
import { AsyncResource } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { locksRows } from './row-lock.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** So that nobody else waits for the connection for long. */
const MOST = 16;

type Work<Result> = (transaction: DatabaseTransaction) => Promise<Result>;

interface Entry {
  /** Returns what tells its caller once it is committed. */
  run: Work<() => void>;
  refuse: (error: unknown) => void;
}

export class GroupCommit {
  readonly #db: Database;
  readonly #waiting: Entry[] = [];
  #isRunning = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** As a transaction of its own: it is written whole or not at all, and returns once it is on the disk. */
  run<Result>(work: Work<Result>): Promise<Result> {
    // PostgreSQL flushes concurrent commits together itself.
    if (locksRows(this.#db)) return this.#db.transaction().execute(work);
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const run: Entry['run'] = async (transaction) => {
      const result = await work(transaction);
      return () => resolve(result);
    };
    this.#waiting.push({ run: AsyncResource.bind(run), refuse: reject });
    if (!this.#isRunning) void this.#runAll();
    return promise;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      // Requests that have arrived meanwhile are read first, so that they come along.
      await setImmediate();
      await this.#runGroup();
    }
    this.#isRunning = false;
  }

  async #runGroup(): Promise<void> {
    let group: Entry[] = [];
    try {
      const committed = await this.#db.transaction().execute(async (transaction) => {
        group = this.#waiting.splice(0, MOST);
        const written: (() => void)[] = [];
        for (const entry of group) written.push(...(await runPart(transaction, entry)));
        return written;
      });
      for (const tell of committed) tell();
    } catch (error) {
      if (group.length === 0) group = this.#waiting.splice(0, MOST);
      for (const { refuse } of group) refuse(error);
    }
  }
}

/** Empty for work that failed, whose caller is told at once. Throws if the whole transaction has failed. */
async function runPart(transaction: DatabaseTransaction, { run, refuse }: Entry): Promise<(() => void)[]> {
  await sql`savepoint part`.execute(transaction);
  try {
    const tell = await run(transaction);
    await sql`release savepoint part`.execute(transaction);
    return [tell];
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction).catch(() => {
      throw error;
    });
    await sql`release savepoint part`.execute(transaction);
    refuse(error);
    return [];
  }
}
