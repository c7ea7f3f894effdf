/** What a paid order does to stock, seats and tutorials (docs/rules.md#orders). */
import { canMoveOrder, firstLineState, orderStateOf } from '#domain/orders/order-states.ts';
import { changeStock } from '#server/db/entries/stock.ts';
import { takeHolds } from '#server/db/entries/holds.ts';
import { raiseStockVersion } from '#server/db/catalogue-version.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { takeOrdered } from '../carts/ordered-cart.ts';
import { enqueueOffers } from '../waiting-list/offer-job.ts';
import { endPlaces } from '../waiting-list/order-places.ts';
import { ownByOrder } from '../tutorials/bought-tutorials.ts';
import { firstOrderHash } from './first-orders.ts';
import { emailOfUser, markFirstOrder } from './first-orders.repository.ts';
import { enqueueOrderMail } from './order-mails.service.ts';
import { cartOf } from './order-cart.ts';
import { type Shortage, findShortage, stockChanges } from './order-stock.ts';
import {
  type NewEvent,
  type StoredOrder,
  type StoredOrderLine,
  recordEvent,
  updateLine,
  updateOrder,
} from './orders.repository.ts';
import { endAttempts } from './ledger.repository.ts';

export interface OrderMove {
  order: StoredOrder;
  lines: readonly StoredOrderLine[];
  now: Date;
  actor: NewEvent['actor'];
  by: string | null;
}

export type Confirmation =
  | { kind: 'confirmed'; order: StoredOrder }
  /** Nothing was changed. */
  | { kind: 'no_stock'; shortage: Shortage };

/**
 * Turns the holds of a pending or expired order into a sale and puts in the mail. Needs the order's lock, and its
 * customer held. Locks the stock version at its end, so call it last.
 */
export async function confirmOrder(
  transaction: DatabaseTransaction,
  { order, lines, now, actor, by }: OrderMove,
): Promise<Confirmation> {
  if (!canMoveOrder(order.state, 'confirmed', 'settling'))
    throw new Error(`An order that is ${order.state} can't be confirmed`);
  const at = now.toISOString();
  const isHeld = order.state === 'pending' && order.hold_until !== null && order.hold_until > at;
  const forUser = order.user_id ?? undefined;
  const counting = { now, exceptOrder: order.id, forUser, ignoreHolds: isHeld };
  const shortage = await findShortage(transaction, lines, counting);
  if (shortage) return { kind: 'no_stock', shortage };
  await takeHolds(transaction, order.id);
  for (const { id, product_type } of lines)
    await updateLine(transaction, id, { state: firstLineState(product_type) });
  await ownTutorials(transaction, order, lines, now);
  await endPlaces(transaction, order.user_id, lines, now);
  await markFirstOrder(transaction, await hashesOf(transaction, order), order.id);
  await endAttempts(transaction, order.id, order.payment_method === 'arrange' ? 'paid' : 'ended');
  const cart = cartOf(order);
  if (cart) await takeOrdered(transaction, cart, lines, now);
  const state = orderStateOf(lines.map(({ product_type }) => firstLineState(product_type)));
  const confirmed = await updateOrder(
    transaction,
    order,
    { state, confirmed_at: at, hold_until: null, needs_review: 0 },
    at,
  );
  await recordEvent(transaction, order.id, { event: 'confirmed', actor, by, at });
  if (state === 'completed') await recordEvent(transaction, order.id, { event: 'completed', actor, by, at });
  await enqueueOrderMail(transaction, confirmed, 'confirmed', { now });
  const impossible = await changeStock(transaction, stockChanges(lines, -1));
  if (impossible) throw new Error(`No stock of ${impossible.id}, which was counted and locked`);
  return { kind: 'confirmed', order: confirmed };
}

/** Of an order that ends without a sale. Locks the stock version, so call it last. */
export async function releaseHolds(
  transaction: DatabaseTransaction,
  { id }: Pick<StoredOrder, 'id'>,
  now: Date,
): Promise<void> {
  const released = await takeHolds(transaction, id);
  const seats = released.filter(({ product_type }) => product_type === 'Workshop');
  await enqueueOffers(
    transaction,
    seats.map(({ item }) => item),
    now,
  );
  if (released.length > 0) await raiseStockVersion(transaction);
}

/** An order taken by phone, or one whose customer was erased, has nobody to own them. */
async function ownTutorials(
  transaction: DatabaseTransaction,
  { user_id: userId }: StoredOrder,
  lines: readonly StoredOrderLine[],
  now: Date,
): Promise<void> {
  if (userId === null || !(await holdUser(transaction, userId))) return;
  for (const { id, product_type, item } of lines)
    if (product_type === 'Tutorial')
      await ownByOrder(transaction, { tutorialId: item, userId, orderLineId: id }, now);
}

/** The account's address too, so that another contact address gives no second discount. */
async function hashesOf(
  transaction: DatabaseTransaction,
  { email, user_id: userId }: StoredOrder,
): Promise<string[]> {
  const own = userId === null ? null : await emailOfUser(transaction, userId);
  const hashes = new Set<string>();
  for (const address of [email, own ?? ''])
    if (address !== '') hashes.add(await firstOrderHash(transaction, address));
  return [...hashes].toSorted();
}
