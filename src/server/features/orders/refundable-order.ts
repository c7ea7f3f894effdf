import { FREE } from '#domain/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import type { RefundableOrder } from '#domain/orders/refunds.ts';
import type { Ledger, StoredRefund } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';

/** A refund that is asked for, or whose outcome is unknown, counts as made. */
const COUNTED: readonly StoredRefund['state'][] = ['asked', 'done', 'unknown'];

export function refundableOrder({ order, lines, ledger }: OpenOrder): RefundableOrder {
  const refunds = ledger.refunds.filter(({ state }) => COUNTED.includes(state));
  const parts = Map.groupBy(
    refunds.flatMap(({ lines }) => lines),
    ({ line_id }) => line_id,
  );
  return {
    lines: lines.map(({ id, quantity, to_pay }) => {
      const ofLine = parts.get(id) ?? [];
      return {
        toPay: to_pay,
        quantity,
        refundedQuantity: ofLine.reduce((sum, part) => sum + part.quantity, 0),
        refundedAmount: sumOf(ofLine.map(({ amount }) => amount)),
      };
    }),
    deliveryToPay: order.delivery_method === null ? FREE : order.delivery_price,
    refundedDelivery: sumOf(refunds.map(({ delivery_amount }) => delivery_amount)),
    charged: sumOf(ledger.charges.map(({ amount }) => amount)),
    refunded: sumOf(refunds.map(({ amount }) => amount)),
  };
}

/** As it is without what is asked for or unknown, which brings nothing back yet. */
export function carriedOut({ order, lines, ledger }: OpenOrder): RefundableOrder {
  const refunds = ledger.refunds.filter(({ state }) => state === 'done');
  return refundableOrder({ order, lines, ledger: { ...ledger, refunds } });
}

export function isRefundOpen({ refunds }: Ledger): boolean {
  return refunds.some(({ state }) => state === 'asked' || state === 'unknown');
}
