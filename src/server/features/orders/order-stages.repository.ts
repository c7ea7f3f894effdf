import type { Insertable } from 'kysely';
import type { DatabaseTransaction, Tables } from '#server/db/schema.ts';

export async function insertStage(
  transaction: DatabaseTransaction,
  stage: Insertable<Tables['order_stages']>,
): Promise<void> {
  await transaction.insertInto('order_stages').values(stage).execute();
}
