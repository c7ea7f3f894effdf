import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { cacheStatements } from './statement-cache.ts';
import { lockFileOf, lockSqlite } from './shop-lock.ts';

const BUSY_TIMEOUT = 5_000; // ms

interface SqliteOptions {
  alone: boolean;
  contents?: Buffer | undefined; // of a database file, for one in memory
}

/** Creates the file and its folder. Throws SQLite's errors and a ShopLockError. */
export function sqliteDialect(file: string, { alone, contents }: SqliteOptions): SqliteDialect {
  if (file === ':memory:') return new ShopSqliteDialect(opened(contents ?? file), () => {});
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  makePrivate(file);
  makePrivate(lockFileOf(file));
  const leave = lockSqlite(file, { alone });
  try {
    return new ShopSqliteDialect(opened(file), leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** SQLite would make it world-readable; its log and index get its mode. */
function makePrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function opened(file: string | Buffer): BetterSqlite3.Database {
  const database = new BetterSqlite3(file, { timeout: BUSY_TIMEOUT });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

class ShopSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite3.Database;
  readonly #leave: () => void;

  constructor(database: BetterSqlite3.Database, leave: () => void) {
    super({ database });
    this.#database = database;
    this.#leave = leave;
  }

  override createDriver(): SqliteDriver {
    return new ShopSqliteDriver(this.#database, this.#leave);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class ShopSqliteDriver extends SqliteDriver {
  readonly #database: BetterSqlite3.Database;
  readonly #leave: () => void;

  constructor(database: BetterSqlite3.Database, leave: () => void) {
    super({ database: cacheStatements(database) });
    this.#database = database;
    this.#leave = leave;
  }

  /** A transaction that began by reading fails once another process has written. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has already ended the transaction; a rollback would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.#leave();
  }
}

/** Kysely doesn't run SQLite migrations in a transaction, though SQLite can. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
