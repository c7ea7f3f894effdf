/** The shop shares the lock; a restore or move holds it alone. The system releases it with the process. */
import BetterSqlite3 from 'better-sqlite3';
import type { ClientBase } from 'pg';

const PATIENCE = 1_000; // ms
const ADVISORY_LOCK = 0x53484f50; // 'SHOP'

export class ShopLockError extends Error {
  constructor(wanted: { alone: boolean }) {
    super(wanted.alone ? 'the shop is running: stop it first' : 'the shop is being restored or moved');
  }
}

export const lockFileOf = (file: string) => `${file}.lock`;

/** Returns the release. Not on the database file, which a restore replaces. Throws a ShopLockError. */
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

/** Until the connection ends. Throws a ShopLockError. */
export async function lockPostgres(client: ClientBase, { alone }: { alone: boolean }): Promise<void> {
  const lock = alone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query<{ held: boolean }>(`select ${lock}(${ADVISORY_LOCK}) as held`);
  if (!rows[0]?.held) throw new ShopLockError({ alone });
}
