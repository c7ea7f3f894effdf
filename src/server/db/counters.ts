import { sql } from 'kysely';
import type { DatabaseTransaction } from './schema.ts';

const FIRST = 1001;

type Counter = 'orders';

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
