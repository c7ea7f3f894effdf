/** The beginning of every change of an order: its customer, then the order, are locked until the transaction ends. */
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { locksRows } from '#server/db/row-lock.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { type IdempotentCall, runOnce } from '#server/idempotency/idempotency.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { matchesVersion } from '#server/platform/http/if-match.ts';
import { holdCart } from '../carts/ordered-cart.ts';
import { readAdminOrder } from './admin-order-view.ts';
import { type Ledger, ledgerOf } from './ledger.repository.ts';
import { cartOf } from './order-cart.ts';
import {
  type StoredOrder,
  type StoredOrderLine,
  findOrder,
  linesOf,
  lockOrder,
} from './orders.repository.ts';

export interface OpenOrder {
  order: StoredOrder;
  lines: StoredOrderLine[];
  ledger: Ledger;
}

/** Throws an ApiError (404) for an unknown order. */
export async function openOrder(transaction: DatabaseTransaction, id: string): Promise<OpenOrder> {
  const found = await holdCustomer(transaction, id);
  return lockedOrder(transaction, found);
}

/** Of an order of the admin. Throws an ApiError (404, 412 with the order). */
export async function openOrderOfVersion(
  transaction: DatabaseTransaction,
  id: string,
  { ifMatch, now }: { ifMatch: string | undefined; now: Date },
): Promise<OpenOrder> {
  const open = await openOrder(transaction, id);
  if (!matchesVersion(ifMatch, open.order.version))
    throw new ApiError('old_version', undefined, { data: await readAdminOrder(transaction, id, now) });
  return open;
}

/** Runs once per key, whose lock comes before the order's. Throws an ApiError (404, 409). */
export async function changeOnce(
  transaction: DatabaseTransaction,
  id: string,
  call: IdempotentCall,
  work: (open: OpenOrder) => Promise<void>,
): Promise<'first' | 'repeated'> {
  const found = await holdCustomer(transaction, id);
  const once = { ...call, reference: id, body: { id, body: call.body } };
  const result = await runOnce(transaction, once, async () => {
    await work(await lockedOrder(transaction, found));
    return id;
  });
  if (result.kind === 'key_reused') throw new ApiError('key_reused');
  return result.kind;
}

async function holdCustomer(transaction: DatabaseTransaction, id: string): Promise<StoredOrder> {
  const order = await findOrder(transaction, id);
  if (!order) throw new ApiError('not_found');
  if (order.user_id !== null) await holdUser(transaction, order.user_id);
  return order;
}

async function lockedOrder(transaction: DatabaseTransaction, found: StoredOrder): Promise<OpenOrder> {
  const cart = locksRows(transaction) ? cartOf(found) : null;
  // Confirming takes the lines out of it.
  if (cart) await holdCart(transaction, cart);
  return withFacts(transaction, await lockOrder(transaction, found.id));
}

/** Without locks, to say what a change would do. Throws an ApiError (404) for an unknown order. */
export async function readOrder(db: Database, id: string): Promise<OpenOrder> {
  return withFacts(db, await findOrder(db, id));
}

async function withFacts(db: Database, order: StoredOrder | null): Promise<OpenOrder> {
  if (!order) throw new ApiError('not_found');
  const lines = (await linesOf(db, [order.id])).get(order.id) ?? [];
  return { order, lines, ledger: await ledgerOf(db, order.id) };
}
