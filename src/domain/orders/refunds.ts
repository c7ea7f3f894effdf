/** What may go back of an order's money (docs/rules.md#refunds). */
import { type Agorot, FREE, agorot } from '../money.ts';
import { sumOf } from './order-totals.ts';

export interface RefundableLine {
  toPay: Agorot;
  quantity: number;
  refundedQuantity: number;
  /** Before fees. */
  refundedAmount: Agorot;
}

export interface RefundableOrder {
  lines: readonly RefundableLine[];
  deliveryToPay: Agorot;
  refundedDelivery: Agorot;
  charged: Agorot;
  /** With refunds that are only asked for, or whose outcome is unknown. */
  refunded: Agorot;
}

export interface RefundLimits {
  lines: { quantity: number; amount: Agorot }[];
  delivery: Agorot;
  /** Of the charge; lines and delivery together may be more. */
  total: Agorot;
}

export interface RefundRequest {
  /** `line` is its index in the order. */
  lines?: readonly { line: number; quantity: number }[];
  delivery?: boolean;
  /** Of no line. */
  amount?: Agorot;
  /** Kept of what the rest comes to. */
  fee?: Agorot;
}

export interface RefundAmounts {
  /** Before the fee, one for each line of the request. */
  lines: { line: number; quantity: number; amount: Agorot }[];
  delivery: Agorot;
  amount: Agorot;
  fee: Agorot;
  /** What goes back. */
  total: Agorot;
}

export type RefundRefusal =
  | { code: 'refund_too_large' | 'already_refunded' }
  | { code: 'invalid'; problem: 'fee' | 'nothing' };

export type RefundJudgement =
  | { kind: 'accepted'; refund: RefundAmounts }
  | { kind: 'refused'; refusal: RefundRefusal };

export function refundLimits(order: RefundableOrder): RefundLimits {
  return {
    lines: order.lines.map(({ toPay, quantity, refundedQuantity, refundedAmount }) => ({
      quantity: quantity - refundedQuantity,
      amount: atLeastNothing(toPay - refundedAmount),
    })),
    delivery: atLeastNothing(order.deliveryToPay - order.refundedDelivery),
    total: atLeastNothing(order.charged - order.refunded),
  };
}

/** Of what is left; the last of a line takes the rest, so that all together are its price to the agora. */
export function refundOfQuantity(left: { quantity: number; amount: Agorot }, quantity: number): Agorot {
  if (quantity >= left.quantity) return left.amount;
  return agorot(Math.round((left.amount * quantity) / left.quantity));
}

/** Throws a RangeError for a line that the order doesn't have. */
export function judgeRefund(request: RefundRequest, order: RefundableOrder): RefundJudgement {
  const limits = refundLimits(order);
  const wanted = mergedLines(request.lines ?? []);
  const refusal = refusalOfParts(wanted, request.delivery === true, limits, order);
  if (refusal) return refused(refusal);
  const lines = wanted.map(({ line, quantity }) => ({
    line,
    quantity,
    amount: refundOfQuantity(limits.lines[line]!, quantity),
  }));
  const delivery = request.delivery ? limits.delivery : FREE;
  const { amount = FREE, fee = FREE } = request;
  const beforeFee = sumOf([...lines.map(({ amount }) => amount), delivery, amount]);
  if (beforeFee === 0) return refused({ code: 'invalid', problem: 'nothing' });
  if (fee >= beforeFee) return refused({ code: 'invalid', problem: 'fee' });
  const total = agorot(beforeFee - fee);
  if (total > limits.total) return refused({ code: 'refund_too_large' });
  return { kind: 'accepted', refund: { lines, delivery, amount, fee, total } };
}

function refusalOfParts(
  wanted: readonly { line: number; quantity: number }[],
  delivery: boolean,
  limits: RefundLimits,
  { charged, deliveryToPay }: RefundableOrder,
): RefundRefusal | null {
  if (charged > 0 && limits.total === 0) return { code: 'already_refunded' };
  if (delivery && deliveryToPay > 0 && limits.delivery === 0) return { code: 'already_refunded' };
  for (const { line, quantity } of wanted) {
    const left = limits.lines[line];
    if (!left) throw new RangeError(`No line ${line}`);
    if (left.quantity <= 0) return { code: 'already_refunded' };
    if (quantity > left.quantity) return { code: 'refund_too_large' };
  }
  return null;
}

function mergedLines(lines: readonly { line: number; quantity: number }[]) {
  const quantities = new Map<number, number>();
  for (const { line, quantity } of lines) quantities.set(line, (quantities.get(line) ?? 0) + quantity);
  return [...quantities].map(([line, quantity]) => ({ line, quantity }));
}

function atLeastNothing(amount: number): Agorot {
  return agorot(Math.max(0, amount));
}

function refused(refusal: RefundRefusal): RefundJudgement {
  return { kind: 'refused', refusal };
}
