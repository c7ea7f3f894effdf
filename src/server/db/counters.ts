import { sql } from 'kysely';
import type { DatabaseTransaction } from './schema.ts';

const FIRST = 1001;

type Counter = 'orders';

/** 1001, 1002 …: no number twice. One of a transaction that fails may be used again or left out. */
export async function nextNumber(transaction: DatabaseTransaction, counter: Counter): Promise<number> {
  const { value } = await transaction
    .insertInto('counters')
    .values({ name: counter, value: FIRST })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
