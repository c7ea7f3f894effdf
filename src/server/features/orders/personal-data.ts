import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { CustomerData } from '../accounts/personal-data/customer-data.ts';
import type { PersonalData } from '../accounts/personal-data/personal-data.ts';

/** An order outlives its account: erasing blanks the person and keeps what bookkeeping needs. */
export const orderData: PersonalData<Pick<CustomerData, 'orders'>, object> = {
  // A hash of the address stays, so that the discount of a first order is given once a person.
  tables: ['orders', 'first_orders', 'charges', 'refunds', 'order_notes', 'order_events'],
  read: async (db, { userId }) => ({ orders: await readOrders(db, userId) }),
  forget: async (transaction, { userId }) => {
    const ids = (
      await transaction.selectFrom('orders').select('id').where('user_id', '=', userId).execute()
    ).map(({ id }) => id);
    if (ids.length > 0) await blank(transaction, ids);
    for (const table of ['charges', 'refunds', 'order_notes', 'order_events'] as const) {
      await transaction.updateTable(table).set({ by_user: null }).where('by_user', '=', userId).execute();
    }
    return {};
  },
};

async function blank(transaction: DatabaseTransaction, ids: string[]): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({
      user_id: null,
      cart_id: null,
      first_name: '',
      last_name: '',
      email: '',
      phone: null,
      address: null,
      note: null,
    })
    .where('id', 'in', ids)
    .execute();
  await transaction.deleteFrom('order_terms').where('order_id', 'in', ids).execute();
  await transaction
    .updateTable('cancellation_requests')
    .set({ text: null })
    .where('order_id', 'in', ids)
    .execute();
  await transaction.updateTable('order_events').set({ details: null }).where('order_id', 'in', ids).execute();
  await transaction.deleteFrom('order_notes').where('order_id', 'in', ids).execute();
}

async function readOrders(db: Database, userId: string): Promise<CustomerData['orders']> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'created_at as placed', 'total', 'note', 'address'])
    .select(['first_name as firstName', 'last_name as lastName', 'email', 'phone'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_id', 'title', 'quantity', 'order_lines.to_pay as toPay', 'order_lines.state as state'])
    .where('user_id', '=', userId)
    .orderBy('number')
    .orderBy('position')
    .execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  return orders.map(({ id, ...order }) => ({
    ...order,
    lines: (linesOf.get(id) ?? []).map(({ title, quantity, toPay, state }) => ({
      title,
      quantity,
      toPay,
      state,
    })),
  }));
}
