/** Money that the admin got outside of the shop (docs/rules.md#orders). */
import type { PaidInput } from '#contract/admin-orders.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { insertCharge, ledgerOf } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { sumsOf } from './order-view.ts';
import { recordEvent, updateOrder } from './orders.repository.ts';
import { renewRequest } from './request-cancellation.service.ts';
import { settleOrder } from './settle-order.service.ts';
import { shortageError } from './shortage-error.ts';

interface Payment {
  input: PaidInput;
  by: string;
  now: Date;
}

/** Throws an ApiError (400, 409), also when the stock of an expired order has gone. */
export async function recordPayment(
  transaction: DatabaseTransaction,
  { order, lines, ledger }: OpenOrder,
  { input, by, now }: Payment,
): Promise<void> {
  if (order.state !== 'pending' && order.state !== 'expired') throw new ApiError('not_payable');
  const amount = toAgorot(input.amount);
  const { missing } = sumsOf({ order, ledger });
  if (amount > missing)
    throw new ApiError('invalid', { amount: { problem: 'range', min: 0.01, max: toShekels(missing) } });
  // Its stock is taken again at once, or not at all.
  if (order.state === 'expired' && amount < missing) throw new ApiError('not_payable');
  const at = now.toISOString();
  const { method, reference = null } = input;
  await insertCharge(transaction, {
    id: newId(),
    order_id: order.id,
    attempt_id: null,
    amount,
    method,
    reference,
    at,
    by_user: by,
  });
  await recordEvent(transaction, order.id, { event: 'paid', actor: 'admin', by, amount, at });
  if (order.has_request)
    await renewRequest(transaction, { order, lines, ledger: await ledgerOf(transaction, order.id) }, now);
  const settled = await settleOrder(transaction, { order, lines, now, actor: 'admin', by });
  if (settled.kind === 'review' && settled.shortage) throw shortageError(settled.shortage);
  if (settled.kind === 'part') await updateOrder(transaction, order, {}, at);
}
