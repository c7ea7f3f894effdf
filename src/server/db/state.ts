import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';

type StateKey =
  | 'catalogue_version'
  | 'counts_version'
  | 'demo'
  | 'demoted_admin'
  | 'demo_cleared'
  | 'demo_orders'
  | 'first_order_key'
  | 'first_steps'
  | 'page_key'
  | 'search_index'
  | 'settings_version'
  | 'stock_version'
  | 'user_count';

export async function readState(db: Database, key: StateKey): Promise<string | null> {
  const row = await db.selectFrom('shop_state').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

export async function readStates<Key extends StateKey>(
  db: Database,
  keys: readonly Key[],
): Promise<Partial<Record<Key, string>>> {
  const rows = await db.selectFrom('shop_state').selectAll().where('key', 'in', keys).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<Record<Key, string>>;
}

/** Returns whether it stored the value: one of concurrent calls does. */
export async function initState(db: Database, key: StateKey, value: string): Promise<boolean> {
  const result = await db
    .insertInto('shop_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function writeState(
  transaction: DatabaseTransaction,
  key: StateKey,
  value: string,
): Promise<void> {
  await transaction
    .insertInto('shop_state')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Locks the row until the transaction ends. */
export async function addToState(
  transaction: DatabaseTransaction,
  key: StateKey,
  amount: number,
): Promise<void> {
  await transaction
    .updateTable('shop_state')
    .set({ value: sql<string>`cast(cast(value as integer) + cast(${amount} as integer) as text)` })
    .where('key', '=', key)
    .execute();
}
