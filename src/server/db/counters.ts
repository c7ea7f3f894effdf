import { sql } from 'kysely';
import { lockRows } from './row-lock.ts';
import type { DatabaseTransaction } from './schema.ts';

const FIRST = 1001;

type Counter = 'orders' | 'simulator';

/** From 1001 on, never twice; a number of a failed transaction may be reused or skipped. */
export async function nextNumber(transaction: DatabaseTransaction, counter: Counter): Promise<number> {
  const { value } = await transaction
    .insertInto('counters')
    .values({ name: counter, value: FIRST })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

/** Counts from the beginning again, unless there are orders. */
export async function restartCounter(transaction: DatabaseTransaction, counter: Counter): Promise<void> {
  const row = transaction.selectFrom('counters').select('value').where('name', '=', counter);
  await lockRows(transaction, row).execute();
  // In a statement of its own, which sees the order that the lock waited for.
  const order = await transaction.selectFrom('orders').select('id').limit(1).executeTakeFirst();
  if (!order) await transaction.deleteFrom('counters').where('name', '=', counter).execute();
}
