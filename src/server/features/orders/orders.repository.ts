/** Rows of orders and lines; whoever changes an order locks it first. */
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { OrderEvent } from '#contract/orders.ts';
import { orderTerms } from '#domain/orders/order-search.ts';
import type { EventDetails, OrderLinesTable, OrdersTable } from '#server/db/order-tables.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import { countOrder, mergeCounts } from './order-counts.repository.ts';

export type StoredOrder = Omit<Selectable<OrdersTable>, 'task'>;
export type StoredOrderLine = Selectable<OrderLinesTable>;
export type StoredEvent = Selectable<Tables['order_events']>;

export async function findOrder(db: Database, id: string): Promise<StoredOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function findOrderByNumber(db: Database, number: number): Promise<StoredOrder | null> {
  const row = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  return row ?? null;
}

/** Locks the order until the transaction ends. */
export async function lockOrder(transaction: DatabaseTransaction, id: string): Promise<StoredOrder | null> {
  const order = transaction.selectFrom('orders').selectAll().where('id', '=', id);
  return (await lockRows(transaction, order).executeTakeFirst()) ?? null;
}

/** By order, in the order of the cart. */
export async function linesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredOrderLine[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

export async function insertOrder(
  transaction: DatabaseTransaction,
  order: Insertable<OrdersTable>,
  lines: readonly StoredOrderLine[],
): Promise<void> {
  await transaction.insertInto('orders').values(order).execute();
  await transaction.insertInto('order_terms').values(termsOf(order)).execute();
  await transaction.insertInto('order_lines').values(lines).execute();
  const { state, has_request = 0, needs_review = 0 } = order;
  await countOrder(transaction, null, { state, has_request, needs_review });
  await mergeCounts(transaction, order.number);
}

function termsOf(order: Insertable<OrdersTable>): Insertable<Tables['order_terms']>[] {
  const { id, number, first_name: firstName, last_name: lastName, email, phone = null } = order;
  return orderTerms({ number, firstName, lastName, email, phone }).map((term) => ({ term, order_id: id }));
}

/** Raises the version. */
export async function updateOrder(
  transaction: DatabaseTransaction,
  order: StoredOrder,
  changes: Updateable<OrdersTable>,
  now: string,
): Promise<StoredOrder> {
  const changed = await transaction
    .updateTable('orders')
    .set({ ...changes, version: order.version + 1, updated_at: now })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await countOrder(transaction, order, changed);
  return changed;
}

export async function insertLine(transaction: DatabaseTransaction, line: StoredOrderLine): Promise<void> {
  await transaction.insertInto('order_lines').values(line).execute();
}

export async function updateLine(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<OrderLinesTable>,
): Promise<void> {
  await transaction.updateTable('order_lines').set(changes).where('id', '=', id).execute();
}

export interface NewEvent {
  event: OrderEvent;
  actor: 'customer' | 'admin' | 'shop';
  by?: string | null;
  line?: string;
  amount?: StoredEvent['amount'];
  details?: EventDetails;
  at: string;
}

/** Needs the order's lock, which keeps the positions unique. */
export async function recordEvent(
  transaction: DatabaseTransaction,
  orderId: string,
  { event, actor, by = null, line, amount = null, details, at }: NewEvent,
): Promise<void> {
  await transaction
    .insertInto('order_events')
    .values({
      order_id: orderId,
      position: sql<number>`(select count(*) from order_events where order_id = ${orderId})`,
      at,
      event,
      actor,
      by_user: by,
      line_id: line ?? null,
      amount,
      details: details ? JSON.stringify(details) : null,
    })
    .execute();
}

/** By order, oldest first. */
export async function eventsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredEvent[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}
