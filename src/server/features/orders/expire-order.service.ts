import type { DatabaseTransaction } from '#server/db/schema.ts';
import { settleRequest } from './cancellation-request.repository.ts';
import { releaseHolds } from './confirm-order.service.ts';
import { endAttempts, ledgerOf } from './ledger.repository.ts';
import { enqueueMakerMail, enqueueOrderMail } from './order-mails.service.ts';
import { sumsOf } from './order-view.ts';
import { type StoredOrder, recordEvent, updateOrder } from './orders.repository.ts';

/**
 * Its lines stay held, in case it is paid after all. Money that came in part is the admin's to decide about, and without
 * any a request to cancel has nothing left to ask for. Needs the order's lock; locks the stock version at its end.
 */
export async function expireOrder(
  transaction: DatabaseTransaction,
  order: StoredOrder,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const { paid, refunded } = sumsOf({ order, ledger: await ledgerOf(transaction, order.id) });
  const hasMoney = paid > refunded;
  await endAttempts(transaction, order.id, 'ended');
  const isSettled = !hasMoney && (await settleRequest(transaction, order.id, at));
  const expired = await updateOrder(
    transaction,
    order,
    {
      state: 'expired',
      ...(hasMoney && { needs_review: 1 }),
      ...(isSettled && { has_request: 0 }),
    },
    at,
  );
  await recordEvent(transaction, order.id, { event: 'expired', actor: 'shop', at });
  if (isSettled)
    await recordEvent(transaction, order.id, { event: 'cancellation_settled', actor: 'shop', at });
  await enqueueOrderMail(transaction, expired, 'expired', { now });
  if (hasMoney) {
    await recordEvent(transaction, order.id, { event: 'review', actor: 'shop', at });
    await enqueueMakerMail(transaction, expired, 'review', { now, event: String(expired.version) });
  }
  await releaseHolds(transaction, order, now);
}
