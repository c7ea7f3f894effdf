/**
 * Who uses a database. Every opened one is joined; a restore or a move holds it alone, and neither begins while the
 * other is there. Both are locks of the system's, which go with the process however it ends: nothing is left behind
 * that would keep the next one out.
 */
import BetterSqlite3 from 'better-sqlite3';
import type { ClientBase } from 'pg';

/** How long, in ms, a start waits for another one's look at the lock. */
const PATIENCE = 1_000;
/** PostgreSQL: the name of the lock in its database, 'SHOP' as a number. */
const ADVISORY_LOCK = 0x53484f50;

/** The database is used by the shop, or held by a restore or a move. */
export class ShopLockError extends Error {
  constructor(wanted: { alone: boolean }) {
    super(wanted.alone ? 'the shop is running: stop it first' : 'the shop is being restored or moved');
  }
}

/** The file whose lock says who uses the SQLite database in this one. */
export const lockFileOf = (file: string) => `${file}.lock`;

/**
 * SQLite: joins whoever uses this database, or holds it alone, and gives what ends it. The lock is on a file beside
 * it that stays empty: a restore puts another file into the place of the database's own.
 * Throws a ShopLockError.
 */
export function lockSqlite(file: string, { alone }: { alone: boolean }): () => void {
  const lock = new BetterSqlite3(lockFileOf(file), { timeout: PATIENCE });
  try {
    lock.exec(alone ? 'begin exclusive' : 'begin');
    lock.prepare('select 1 from sqlite_schema').get();
  } catch (error) {
    lock.close();
    const { code } = error as { code?: string };
    throw code?.startsWith('SQLITE_BUSY') ? new ShopLockError({ alone }) : error;
  }
  return () => void lock.close();
}

/** PostgreSQL: the same, for as long as this connection lives. Throws a ShopLockError. */
export async function lockPostgres(client: ClientBase, { alone }: { alone: boolean }): Promise<void> {
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query<{ held: boolean }>(`select ${lock}(${ADVISORY_LOCK}) as held`);
  if (!rows[0]?.held) throw new ShopLockError({ alone });
}
