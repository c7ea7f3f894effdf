/** What the admin chooses to give back, judged as the server does (docs/rules.md#refunds). */
import type { AdminOrder, RefundInput } from '#contract/admin-orders.ts';
import { isShekels, toAgorot, toShekels } from '#contract/money.ts';
import { type Agorot, FREE, type Shekels } from '#domain/money.ts';
import { restockByDefault } from '#domain/orders/after-refund.ts';
import { cancellationFee } from '#domain/orders/cancellation-fee.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { type RefundableOrder, judgeRefund, refundLimits } from '#domain/orders/refunds.ts';
import { readNumber } from '../fields/numbers.ts';

/** `amount` and `fee` as typed. */
export interface RefundValues {
  quantities: readonly number[];
  restock: readonly boolean[];
  delivery: boolean;
  amount: string;
  fee: string;
}

export type RefundProblem = 'nothing' | 'fee' | 'amount' | 'refund_too_large' | 'already_refunded';

/** `mostFee`: null until it is known what goes back. */
export type JudgedRefund =
  | { problem: RefundProblem; mostFee: Shekels | null }
  | { problem: null; mostFee: Shekels; total: Shekels; body: Omit<RefundInput, 'reason' | 'by'> };

/** Of an order as it is answered. */
export function refundableOf(order: AdminOrder): RefundableOrder {
  const counted = order.refunds.filter(({ state }) => state !== 'refused');
  const delivery = order.delivery ? toAgorot(order.delivery.price) : FREE;
  return {
    lines: order.lines.map(({ toPay, quantity, refunded }) => ({
      toPay: toAgorot(toPay),
      quantity,
      refundedQuantity: refunded.quantity,
      refundedAmount: toAgorot(refunded.amount),
    })),
    deliveryToPay: delivery,
    refundedDelivery: counted.some((refund) => refund.delivery) ? delivery : FREE,
    charged: toAgorot(order.payment.paid),
    refunded: sumOf(counted.map(({ amount }) => toAgorot(amount))),
  };
}

export function canRefund(order: AdminOrder): boolean {
  return refundLimits(refundableOf(order)).total > 0;
}

export function firstRefund({ lines }: AdminOrder): RefundValues {
  return {
    quantities: lines.map(() => 0),
    restock: lines.map(({ productType, state, madeToOrder }) =>
      restockByDefault({ productType, state, isMadeToOrder: madeToOrder === true }),
    ),
    delivery: false,
    amount: '',
    fee: '',
  };
}

export function judged(order: AdminOrder, values: RefundValues): JudgedRefund {
  const amount = readSum(values.amount);
  const fee = readSum(values.fee);
  if (amount === null) return { problem: 'amount', mostFee: null };
  const chosen = values.quantities.flatMap((quantity, line) => (quantity > 0 ? [{ line, quantity }] : []));
  const wanted = { lines: chosen, delivery: values.delivery, amount };
  const before = judgeRefund(wanted, refundableOf(order));
  if (before.kind === 'refused') return problemOf(before.refusal);
  const most = cancellationFee(before.refund.total);
  const mostFee = toShekels(most);
  if (fee === null || fee > most) return { problem: 'fee', mostFee };
  const after = judgeRefund({ ...wanted, fee }, refundableOf(order));
  if (after.kind === 'refused') return problemOf(after.refusal);
  return {
    problem: null,
    total: toShekels(after.refund.total),
    mostFee,
    body: {
      ...(chosen.length > 0 && {
        lines: chosen.map(({ line, quantity }) => ({
          line: order.lines[line]!._id,
          quantity,
          restock: values.restock[line]!,
        })),
      }),
      ...(values.delivery && { delivery: true }),
      ...(amount > 0 && { amount: toShekels(amount) }),
      ...(fee > 0 && { fee: toShekels(fee) }),
    },
  };
}

function problemOf(refusal: { code: string; problem?: RefundProblem }): JudgedRefund {
  return { problem: refusal.problem ?? (refusal.code as RefundProblem), mostFee: null };
}

/** Null for what is no sum. */
function readSum(text: string): Agorot | null {
  const typed = readNumber(text) ?? 0;
  return isShekels(typed) && typed >= 0 ? toAgorot(typed) : null;
}
