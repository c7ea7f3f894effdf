/** Brings a database forward to this version of the shop, one process at a time. */
import { type Migration, Migrator } from 'kysely/migration';
import * as shop from './migrations/0001_shop.ts';
import * as accounts from './migrations/0002_accounts.ts';
import * as entryChanges from './migrations/0003_entry_changes.ts';
import type { Database } from './schema.ts';

/** In order, never renamed and never changed once released. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001_shop': shop,
  '0002_accounts': accounts,
  '0003_entry_changes': entryChanges,
};

/**
 * Runs what has not been run, all of it or nothing, under a lock (SQLite: the write lock;
 * PostgreSQL: an advisory lock). Throws when a step fails or when the database is of a newer version.
 * `upTo` stops after that step: for the test that brings an old database forward.
 */
export async function migrate(db: Database, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}
