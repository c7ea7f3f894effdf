import type { Order } from '#contract/orders.ts';
import { holdUntil } from '#domain/orders/holds.ts';
import { raiseStockVersion } from '#server/db/catalogue-version.ts';
import { nextNumber } from '#server/db/counters.ts';
import { variantOf } from '#server/db/entries/chosen-columns.ts';
import { insertHolds } from '#server/db/entries/holds.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { acceptOffers } from '../waiting-list/order-places.ts';
import { confirmOrder } from './confirm-order.service.ts';
import { insertAttempt } from './ledger.repository.ts';
import { enqueueHoldEnd } from './order-hold-job.ts';
import { enqueueMakerMail, enqueueOrderMail } from './order-mails.service.ts';
import { type NewOrder, orderLineRow, orderRow } from './order-rows.ts';
import { newOrderView } from './order-view.ts';
import {
  type NewEvent,
  type StoredOrder,
  type StoredOrderLine,
  insertOrder,
  recordEvent,
} from './orders.repository.ts';
import type { PricedLine } from './priced-cart.ts';
import { workshopSnapshots } from './workshop-snapshots.repository.ts';

interface PlacedBy {
  actor: NewEvent['actor'];
  /** Of the admin. */
  id: string | null;
}

interface Writing {
  by: PlacedBy;
  holdMinutes: number;
  beforeStock?: () => Promise<void>;
}

/**
 * The order with its holds, at once confirmed if there is nothing to pay, which then returns null. What it takes must
 * be locked and counted. Locks the counters and the stock version, so call it last.
 */
export async function writeOrder(
  transaction: DatabaseTransaction,
  placed: Omit<NewOrder, 'number' | 'holdUntil'>,
  { by, holdMinutes, beforeStock = async () => {} }: Writing,
): Promise<Order | null> {
  const { id, input, priced, settings, now } = placed;
  const { lang = 'he', payment } = input;
  const answers = new Map(input.answers?.map(({ item, text }) => [item, text]));
  const seats = priced.lines.filter(({ line }) => line.productType === 'Workshop');
  const workshops = await workshopSnapshots(
    transaction,
    seats.map(({ line }) => line.item),
    lang,
  );
  const lengths = { minutes: holdMinutes, days: settings.payments.arrange.holdDays };
  const number = await nextNumber(transaction, 'orders');
  const order = orderRow({ ...placed, id, number, holdUntil: holdUntil(payment, now, lengths) });
  const lines = priced.lines.map((line, position) =>
    orderLineRow(id, position, line, workshops.get(line.line.item), answers.get(line.line.item)),
  );
  await insertOrder(transaction, order, lines);
  await insertHolds(transaction, holdsOf(order, lines));
  const offered = lines.filter((_, index) => hasKept(priced.lines[index]!));
  if (offered.length > 0) await acceptOffers(transaction, order.user_id, offered);
  const at = now.toISOString();
  await recordEvent(transaction, id, { event: 'placed', actor: by.actor, by: by.id, at });
  // One that is paid online is told of once it is paid.
  const isNews = order.payment_method === 'arrange' || order.total === 0;
  if (by.actor === 'customer' && isNews) await enqueueMakerMail(transaction, order, 'new_order', { now });
  if (order.total > 0) await awaitMoney(transaction, order, now);
  await beforeStock();
  if (order.total === 0) {
    await confirmOrder(transaction, { order, lines, now, actor: by.actor, by: by.id });
    return null;
  }
  await raiseStockVersion(transaction);
  return newOrderView(order, lines, now);
}

function hasKept({ offered }: PricedLine): boolean {
  return offered?.entry.product === null && offered.entry.hasKept === true;
}

async function awaitMoney(transaction: DatabaseTransaction, order: StoredOrder, now: Date): Promise<void> {
  await insertAttempt(transaction, {
    id: newId(),
    order_id: order.id,
    method: order.payment_method,
    state: 'pending',
    amount: order.total,
    created_at: now.toISOString(),
  });
  await enqueueHoldEnd(transaction, order, now);
  if (order.payment_method === 'arrange') await enqueueOrderMail(transaction, order, 'placed', { now });
}

function holdsOf({ hold_until }: StoredOrder, lines: readonly StoredOrderLine[]) {
  return lines
    .filter(({ product_type }) => product_type !== 'Tutorial')
    .map(({ id, product_type, item, quantity, choices }) => ({
      line_id: id,
      product_type,
      item,
      variant: variantOf(choices),
      quantity,
      until: hold_until!,
    }));
}
