import type { Database, DatabaseTransaction } from '../db/schema.ts';

export interface KeyOfCall {
  userId: string;
  call: string;
  key: string;
}

export interface StoredKey {
  bodyHash: string;
  reference: string;
}

/** False when the key is taken. Waits for a concurrent transaction that has inserted it. */
export async function insertKey(
  transaction: DatabaseTransaction,
  { userId, call, key }: KeyOfCall,
  { bodyHash, reference = '', now }: { bodyHash: string; reference?: string | undefined; now: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('idempotency_keys')
    .values({ user_id: userId, call, key, body_hash: bodyHash, reference, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'call', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setReference(
  transaction: DatabaseTransaction,
  { userId, call, key }: KeyOfCall,
  reference: string,
): Promise<void> {
  await transaction
    .updateTable('idempotency_keys')
    .set({ reference })
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
}

export async function findKey(db: Database, { userId, call, key }: KeyOfCall): Promise<StoredKey | null> {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'reference'])
    .where('user_id', '=', userId)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? { bodyHash: row.body_hash, reference: row.reference } : null;
}

export async function deleteKeysBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}
