import type { Insertable, Updateable } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import type { StoredRequest } from './order-facts.repository.ts';

/** Its lines and numbers, as they are written. */
export function toAskedFor({ lines, quantities }: Pick<StoredRequest, 'lines' | 'quantities'>) {
  return {
    lines: JSON.parse(lines) as string[],
    ...(quantities !== null && { quantities: JSON.parse(quantities) as Record<string, number> }),
  };
}

export async function openRequestOf(db: Database, orderId: string): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('cancellation_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRequest(db: Database, id: string): Promise<StoredRequest | null> {
  const row = await db
    .selectFrom('cancellation_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRequest(
  transaction: DatabaseTransaction,
  request: Insertable<Tables['cancellation_requests']>,
): Promise<void> {
  await transaction.insertInto('cancellation_requests').values(request).execute();
}

export async function updateRequest(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<Tables['cancellation_requests']>,
): Promise<void> {
  await transaction.updateTable('cancellation_requests').set(changes).where('id', '=', id).execute();
}

/** Returns whether one was open. */
export async function settleRequest(
  transaction: DatabaseTransaction,
  orderId: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('cancellation_requests')
    .set({ settled_at: at })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
