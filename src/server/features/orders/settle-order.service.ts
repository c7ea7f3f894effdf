/** The one way to paid: the ledger decides what becomes of the order (docs/rules.md#orders). */
import { type Agorot, agorot } from '#domain/money.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { type OrderMove, confirmOrder } from './confirm-order.service.ts';
import { ledgerOf } from './ledger.repository.ts';
import { enqueueMakerMail } from './order-mails.service.ts';
import type { Shortage } from './order-stock.ts';
import { sumsOf } from './order-view.ts';
import { type StoredOrder, recordEvent, updateOrder } from './orders.repository.ts';

export type Settlement =
  | { kind: 'unchanged'; order: StoredOrder }
  /** `excess`: what came in beyond the total, which is in review. */
  | { kind: 'confirmed'; order: StoredOrder; excess: Agorot }
  | { kind: 'part'; order: StoredOrder; missing: Agorot }
  /** Money came that the order can't take: goods are not released until the admin has decided. */
  | { kind: 'review'; order: StoredOrder; shortage?: Shortage };

/** Safe to call at any time and any number of times. Needs the order's lock and its customer held; call it last. */
export async function settleOrder(transaction: DatabaseTransaction, move: OrderMove): Promise<Settlement> {
  const { order } = move;
  const { paid, refunded, missing } = sumsOf({
    order,
    ledger: await ledgerOf(transaction, order.id),
  });
  if (order.state === 'pending' || order.state === 'expired') {
    if (missing > 0 && order.state === 'expired' && paid > refunded) return review(transaction, move);
    if (missing > 0) return { kind: 'part', order, missing };
    const confirmation = await confirmOrder(transaction, move);
    if (confirmation.kind === 'no_stock') return review(transaction, move, confirmation.shortage);
    const confirmed = confirmation.order;
    const excess = agorot(Math.max(0, paid - refunded - order.total));
    if (excess === 0) return { kind: 'confirmed', order: confirmed, excess };
    const reviewed = await review(transaction, { ...move, order: confirmed });
    return { kind: 'confirmed', order: reviewed.order, excess };
  }
  const owed = order.confirmed_at === null ? 0 : order.total;
  if (paid - refunded > owed) return review(transaction, move);
  return { kind: 'unchanged', order };
}

export async function review(
  transaction: DatabaseTransaction,
  { order, now, actor, by }: OrderMove,
  shortage?: Shortage,
): Promise<Settlement> {
  if (order.needs_review) return { kind: 'review', order, ...(shortage && { shortage }) };
  const at = now.toISOString();
  const reviewed = await updateOrder(transaction, order, { needs_review: 1 }, at);
  await recordEvent(transaction, order.id, { event: 'review', actor, by, at });
  await enqueueMakerMail(transaction, reviewed, 'review', { now, event: String(reviewed.version) });
  return { kind: 'review', order: reviewed, ...(shortage && { shortage }) };
}
