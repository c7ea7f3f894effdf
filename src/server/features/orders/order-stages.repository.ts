import type { Insertable } from 'kysely';
import type { DatabaseTransaction, Tables } from '#server/db/schema.ts';

export async function insertStage(
  transaction: DatabaseTransaction,
  stage: Insertable<Tables['order_stages']>,
): Promise<void> {
  await transaction.insertInto('order_stages').values(stage).execute();
}

/** False if the line has no such stage. */
export async function deleteStage(
  transaction: DatabaseTransaction,
  { id, line_id }: Pick<Tables['order_stages'], 'id' | 'line_id'>,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('order_stages')
    .where('id', '=', id)
    .where('line_id', '=', line_id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
