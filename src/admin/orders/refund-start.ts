/** What a refund begins with: nothing, what a request asks for, or money that the order can't keep. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { type Agorot, agorot } from '#domain/money.ts';
import { feeOfRequest } from '#domain/orders/cancellation-fee.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { refundLimits } from '#domain/orders/refunds.ts';
import { writeNumber } from '../fields/numbers.ts';
import { type RefundValues, firstRefund, refundableOf } from './refund-values.ts';

export interface RefundStart {
  values: RefundValues;
  reason: string;
}

/** Null while no request waits; the fee is what the customer was told. */
export function startOfRequest(order: AdminOrder, reason: string): RefundStart | null {
  const { cancellationRequest: request } = order;
  if (!request || request.settled !== undefined) return null;
  const limits = refundLimits(refundableOf(order));
  const asked = order.lines.map(({ _id }) => request.lines.includes(_id));
  const amount = sumOf(limits.lines.filter((_, index) => asked[index]).map((left) => left.amount));
  const refund = toAgorot(request.refund);
  const fee = feeOfRequest({ amount, refund, hasDefect: request.defect === true });
  return {
    values: {
      ...firstRefund(order),
      quantities: limits.lines.map(({ quantity }, index) => (asked[index] ? quantity : 0)),
      fee: fee > 0 ? typed(fee) : '',
    },
    reason,
  };
}

/** All that came for an order that was never confirmed, else what came beyond its total. */
export function startOfReview(order: AdminOrder, reason: string): RefundStart {
  const { charged, refunded } = refundableOf(order);
  const isSold = order.state === 'confirmed' || order.state === 'completed';
  const surplus = charged - refunded - (isSold ? toAgorot(order.total) : 0);
  return {
    values: { ...firstRefund(order), amount: surplus > 0 ? typed(agorot(surplus)) : '' },
    reason,
  };
}

function typed(amount: Agorot): string {
  return writeNumber(toShekels(amount), true);
}
