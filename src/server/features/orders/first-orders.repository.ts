import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

export async function isFirstOrderMarked(db: Database, hashes: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('first_orders')
    .select('order_id')
    .where('email_hash', 'in', hashes)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first order stays marked. */
export async function markFirstOrder(
  transaction: DatabaseTransaction,
  hashes: readonly string[],
  orderId: string,
): Promise<void> {
  if (hashes.length === 0) return;
  await transaction
    .insertInto('first_orders')
    .values(hashes.map((hash) => ({ email_hash: hash, order_id: orderId })))
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute();
}

export async function emailOfUser(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}
