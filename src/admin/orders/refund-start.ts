/** What a refund begins with: nothing, all that came for an order that was never confirmed, what a request asks for, or money that the order can't keep. */
import type { AdminOrder, RefundInput } from '#contract/admin-orders.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { type Agorot, agorot } from '#domain/money.ts';
import { askedQuantity } from '#domain/orders/asked-quantity.ts';
import { feeOfRequest } from '#domain/orders/cancellation-fee.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { refundLimits, refundOfQuantity } from '#domain/orders/refunds.ts';
import { writeNumber } from '../fields/numbers.ts';
import { type RefundValues, firstRefund, refundableOf } from './refund-values.ts';
import { wasConfirmed } from './was-confirmed.ts';

export interface RefundStart {
  values: RefundValues;
  reason: string;
  /** Through the provider where it can be, if left out. */
  by?: RefundInput['by'];
}

/** Of an order that was never confirmed, all that came; it goes back as a sum. */
export function startOfOwn(order: AdminOrder): RefundStart {
  const amount = wasConfirmed(order) ? '' : typed(refundLimits(refundableOf(order)).total);
  return { values: { ...firstRefund(order), amount }, reason: '' };
}

/** Null while no request waits; the fee is what the customer was told. */
export function startOfRequest(order: AdminOrder, reason: string): RefundStart | null {
  const { cancellationRequest: request } = order;
  if (!request || request.settled !== undefined) return null;
  if (!wasConfirmed(order))
    return { values: { ...firstRefund(order), amount: typed(toAgorot(request.refund)) }, reason };
  const limits = refundLimits(refundableOf(order));
  const quantities = order.lines.map(({ _id }, index) =>
    askedQuantity(request, { _id, quantity: limits.lines[index]!.quantity }),
  );
  const amount = sumOf(limits.lines.map((left, index) => refundOfQuantity(left, quantities[index]!)));
  const refund = toAgorot(request.refund);
  const fee = feeOfRequest({ amount, refund, hasDefect: request.defect === true });
  return {
    values: {
      ...firstRefund(order),
      quantities,
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

/** The same again, as far as it is still left. */
export function startOfRetry(
  order: AdminOrder,
  refund: AdminOrder['refunds'][number],
  by: RefundInput['by'],
): RefundStart {
  const { lines: left } = refundLimits(refundableOf(order));
  const quantities = order.lines.map(({ _id }, index) => {
    const part = refund.lines.find(({ line }) => line === _id);
    return Math.min(part?.quantity ?? 0, left[index]!.quantity);
  });
  const ofLines = sumOf(refund.lines.map(({ amount }) => toAgorot(amount)));
  const ofDelivery = refund.delivery && order.delivery ? toAgorot(order.delivery.price) : 0;
  const extra = toAgorot(refund.amount) + toAgorot(refund.fee) - ofLines - ofDelivery;
  return {
    values: {
      ...firstRefund(order),
      quantities,
      delivery: refund.delivery,
      amount: extra > 0 ? typed(agorot(extra)) : '',
      fee: refund.fee > 0 ? typed(toAgorot(refund.fee)) : '',
    },
    reason: refund.reason,
    by,
  };
}

function typed(amount: Agorot): string {
  return writeNumber(toShekels(amount), true);
}
