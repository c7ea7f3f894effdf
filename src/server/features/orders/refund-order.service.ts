/** Money that goes back, and what comes back with it (docs/rules.md#refunds). */
import type { RefundInput } from '#contract/admin-orders.ts';
import { toAgorot } from '#contract/money.ts';
import { isRefundedWhole } from '#domain/orders/after-refund.ts';
import { type RefundAmounts, judgeRefund } from '#domain/orders/refunds.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { settleRequest } from './cancellation-request.repository.ts';
import { type StoredRefundLine, insertRefund, ledgerOf } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { enqueueOrderMail } from './order-mails.service.ts';
import { restock } from './order-stock.ts';
import { sumsOf } from './order-view.ts';
import { recordEvent, updateOrder } from './orders.repository.ts';
import { isRefundOpen, refundableOrder } from './refundable-order.ts';
import { invalidRefund } from './refund-error.ts';
import { endRefundedLines, restockedLines } from './refunded-lines.service.ts';

interface Refund {
  input: RefundInput;
  by: string;
  now: Date;
}

/** By hand it is done at once. Throws an ApiError (400, 409). */
export async function refundOrder(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { input, by, now }: Refund,
): Promise<void> {
  if (input.by === 'provider') throw new ApiError('refund_by_hand');
  const { order, lines, ledger } = open;
  if (isRefundOpen(ledger)) throw new ApiError('refund_open');
  const amounts = judged(open, input);
  const at = now.toISOString();
  const id = newId();
  const parts = partsOf(open, id, input, amounts);
  await insertRefund(transaction, {
    id,
    order_id: order.id,
    amount: amounts.total,
    fee: amounts.fee,
    delivery_amount: amounts.delivery,
    reason: input.reason,
    way: 'hand',
    state: 'done',
    at,
    by_user: by,
    done_at: at,
    lines: parts,
  });
  const after = { order, lines, ledger: await ledgerOf(transaction, order.id) };
  const isWhole = isRefundedWhole(refundableOrder(after));
  const { state, back } = await endRefundedLines(transaction, after, { isWhole, parts, now });
  const { paid, refunded } = sumsOf(after);
  const isEven = paid - refunded <= (order.confirmed_at === null ? 0 : order.total);
  const changed = await updateOrder(
    transaction,
    order,
    { state, has_request: 0, ...(isEven && { needs_review: 0 }) },
    at,
  );
  const recorded = { actor: 'admin', by, at } as const;
  await recordEvent(transaction, order.id, { ...recorded, event: 'refunded', amount: amounts.total });
  if (await settleRequest(transaction, order.id, at))
    await recordEvent(transaction, order.id, { ...recorded, event: 'cancellation_settled' });
  if (state !== order.state && (state === 'cancelled' || state === 'completed'))
    await recordEvent(transaction, order.id, { ...recorded, event: state });
  await enqueueOrderMail(transaction, changed, 'refund', { now, event: id, refundId: id, by });
  await restock(transaction, back);
}

function judged(open: OpenOrder, { lines, delivery, amount, fee }: RefundInput): RefundAmounts {
  const judgement = judgeRefund(
    {
      ...(lines && {
        lines: lines.map(({ line, quantity }, at) => ({ line: indexOf(open, line, at), quantity })),
      }),
      ...(delivery !== undefined && { delivery }),
      ...(amount !== undefined && { amount: toAgorot(amount) }),
      ...(fee !== undefined && { fee: toAgorot(fee) }),
    },
    refundableOrder(open),
  );
  if (judgement.kind === 'accepted') return judgement.refund;
  const { refusal } = judgement;
  throw refusal.code === 'invalid' ? invalidRefund(refusal.problem) : new ApiError(refusal.code);
}

function indexOf({ lines }: OpenOrder, id: string, at: number): number {
  const index = lines.findIndex((line) => line.id === id);
  if (index === -1) throw new ApiError('invalid', { [`lines.${at}.line`]: { problem: 'unknown' } });
  return index;
}

function partsOf(
  { lines }: OpenOrder,
  refund_id: string,
  { lines: wanted = [] }: RefundInput,
  amounts: RefundAmounts,
): StoredRefundLine[] {
  return amounts.lines.map(({ line: index, quantity, amount }) => {
    const line = lines[index]!;
    const chosen = wanted.find((part) => part.line === line.id)?.restock;
    const [back] = restockedLines([{ line, quantity, chosen }]);
    return { refund_id, line_id: line.id, quantity, amount, restock: back ? 1 : 0 };
  });
}
