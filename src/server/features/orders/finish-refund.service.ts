/** What a refund that was carried out does to its order (docs/rules.md#refunds). */
import { isRefundedWhole } from '#domain/orders/after-refund.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { settleRequest } from './cancellation-request.repository.ts';
import { type StoredRefund, ledgerOf } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { enqueueOrderMail } from './order-mails.service.ts';
import { restock } from './order-stock.ts';
import { sumsOf } from './order-view.ts';
import { recordEvent, updateOrder } from './orders.repository.ts';
import { carriedOut } from './refundable-order.ts';
import { endRefundedLines } from './refunded-lines.service.ts';

/** The ledger has it already. Locks the stock version at its end, so call it last. */
export async function finishRefund(
  transaction: DatabaseTransaction,
  { order, lines }: Pick<OpenOrder, 'order' | 'lines'>,
  refund: Pick<StoredRefund, 'id' | 'amount' | 'lines' | 'by_user'>,
  now: Date,
): Promise<void> {
  const { id, amount, by_user: by } = refund;
  const at = now.toISOString();
  const after = { order, lines, ledger: await ledgerOf(transaction, order.id) };
  const isWhole = isRefundedWhole(carriedOut(after));
  const { state, back } = await endRefundedLines(transaction, after, { isWhole, parts: refund.lines, now });
  const { paid, refunded } = sumsOf(after);
  const isEven = paid - refunded <= (order.confirmed_at === null ? 0 : order.total);
  const changed = await updateOrder(
    transaction,
    order,
    { state, has_request: 0, ...(isEven && { needs_review: 0 }) },
    at,
  );
  const recorded = { actor: by === null ? 'shop' : 'admin', by, at } as const;
  await recordEvent(transaction, order.id, { ...recorded, event: 'refunded', amount });
  if (await settleRequest(transaction, order.id, at))
    await recordEvent(transaction, order.id, { ...recorded, event: 'cancellation_settled' });
  if (state !== order.state && (state === 'cancelled' || state === 'completed'))
    await recordEvent(transaction, order.id, { ...recorded, event: state });
  await enqueueOrderMail(transaction, changed, 'refund', { now, event: id, refundId: id, by });
  await restock(transaction, back, now);
}
