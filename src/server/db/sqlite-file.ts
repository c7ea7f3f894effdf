import { constants, existsSync } from 'node:fs';
import { copyFile, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'kysely';
import type { Database } from './schema.ts';

/** Doesn't block writers. */
export async function copySqlite(db: Database, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db);
}

/** Null for a sound database; throws for another kind of file. */
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

/** True also for a file that can't be read. */
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

/** Atomic; nobody may have it open. The old one stays as `keepAs`, with a log that can't be folded in. */
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

function foldIn(file: string): void {
  try {
    const database = new BetterSqlite3(file);
    database.pragma('wal_checkpoint(truncate)');
    database.close();
  } catch {
    // A damaged database keeps its log.
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
