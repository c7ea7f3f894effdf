/** Which orders and customers the demo brought, so that they can be told from real ones. */
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { readState, writeState } from '../db/state.ts';

const madeSchema = z.object({ orders: z.array(z.string()), customers: z.array(z.string()) });
export type MadeOrders = z.infer<typeof madeSchema>;

export const NOTHING_MADE: MadeOrders = { orders: [], customers: [] };

export async function readMadeOrders(db: Database): Promise<MadeOrders> {
  const text = await readState(db, 'demo_orders');
  return text === null ? NOTHING_MADE : madeSchema.parse(JSON.parse(text));
}

export async function writeMadeOrders(transaction: DatabaseTransaction, made: MadeOrders): Promise<void> {
  await writeState(transaction, 'demo_orders', JSON.stringify(made));
}

/** With lines, holds, ledger and timeline; the caller has taken back what they sold. */
export async function deleteOrders(transaction: DatabaseTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('first_orders').where('order_id', 'in', ids).execute();
  await transaction.deleteFrom('orders').where('id', 'in', ids).execute();
}

/** Of those customers, the ones without an order. */
export async function withoutOrders(db: Database, customers: readonly string[]): Promise<string[]> {
  if (customers.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('id', 'in', customers)
    .where('role', '=', 'user')
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('orders').select('id').whereRef('user_id', '=', 'users.id'))),
    )
    .execute();
  return rows.map(({ email }) => email);
}
