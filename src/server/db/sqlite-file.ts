/** A whole SQLite database as a file: copied while it is in use, looked through, put into another's place. */
import { constants, existsSync } from 'node:fs';
import { copyFile, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Writes the database as it is at this moment into a new file; whoever writes meanwhile isn't kept waiting. */
export async function copySqlite(db: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
}

/** What is wrong with the database in this file, in a line; null for a sound one. Throws when it is none. */
export function damageOf(file: string): string | null {
  const database = new BetterSqlite3(file, { readonly: true });
  try {
    const [found] = database.pragma('integrity_check') as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') return found?.integrity_check.split('\n')[0] ?? 'unreadable';
    const orphans = database.pragma('foreign_key_check') as { table: string }[];
    return orphans[0] ? `${orphans.length} rows refer to nothing, the first in ${orphans[0].table}` : null;
  } finally {
    database.close();
  }
}

/** Whether there is anything in this file: a database with tables, or what can't be read. */
export function isFilledSqlite(file: string): boolean {
  if (!existsSync(file)) return false;
  try {
    const database = new BetterSqlite3(file, { readonly: true });
    const table = database.prepare('select 1 from sqlite_schema').get();
    database.close();
    return table !== undefined;
  } catch {
    return true;
  }
}

/**
 * Puts a finished database into the place of one that nobody has open. The name holds a whole database at every
 * moment; the old one is kept as `keepAs`, with what SQLite keeps beside it where it can't be folded in any more.
 */
export async function replaceSqlite(
  file: string,
  { by, keepAs }: { by: string; keepAs: string },
): Promise<void> {
  if (existsSync(file)) {
    foldIn(file);
    await copyFile(file, keepAs, constants.COPYFILE_EXCL);
    await sync(keepAs);
    for (const beside of ['-wal', '-shm']) {
      if (existsSync(file + beside)) await rename(file + beside, keepAs + beside);
    }
  }
  await rename(by, file);
  await sync(dirname(file));
}

/** Brings what stands in the log into the file, and takes the log away. A damaged database stays as it is. */
function foldIn(file: string): void {
  try {
    const database = new BetterSqlite3(file);
    database.pragma('wal_checkpoint(truncate)');
    database.close();
  } catch {
    // It is being replaced because of that; its parts are kept together.
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
