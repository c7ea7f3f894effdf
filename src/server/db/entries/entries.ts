import type { EntryKind } from '#domain/catalogue.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { TABLES } from './catalogue-rows.ts';
import { type ChangedState, changedColumns } from './entry-columns.ts';
import { lockStock } from './stock.ts';
import { lockRows } from '../row-lock.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';
import { indexEntry } from '../search/search-index.ts';

interface EntryState {
  version: number;
  deletedAt: string | null;
}

/** Locks a deleted entry too, and its stock. */
export async function lockEntry(
  transaction: DatabaseTransaction,
  kind: EntryKind,
  id: string,
): Promise<EntryState | null> {
  const query = transaction.selectFrom(TABLES[kind]).select(['version', 'deleted_at']).where('id', '=', id);
  const row = await lockRows(transaction, query).executeTakeFirst();
  if (row) await lockStock(transaction, kind, id);
  return row ? { version: row.version, deletedAt: row.deleted_at } : null;
}

/** For a locked entry; null restores it. */
export async function setDeleted(
  transaction: DatabaseTransaction,
  kind: EntryKind,
  id: string,
  deletedAt: Date | null,
  state: ChangedState,
): Promise<void> {
  await transaction
    .updateTable(TABLES[kind])
    .set({ deleted_at: deletedAt?.toISOString() ?? null, ...changedColumns(state) })
    .where('id', '=', id)
    .execute();
  if (kind !== 'banner-texts') await indexEntry(transaction, kind, id);
}

export async function entryExists(db: Database, kind: EntryKind, id: string): Promise<boolean> {
  const row = await db.selectFrom(TABLES[kind]).select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function restorableSince(now: Date): string {
  return new Date(now.getTime() - BOUNDS.restorableDays * DAY_MS).toISOString();
}
