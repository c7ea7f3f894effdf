/** Some copies of an order's line as a line of their own; the sums of both are the line's, to the agora. */
import { type Agorot, agorot } from '../money.ts';
import { type RefundableLine, refundOfQuantity } from './refunds.ts';

interface SplittableLine extends RefundableLine {
  /** Of one copy. */
  price: Agorot;
  /** The line's share of the order's discounts. */
  discount: Agorot;
}

interface LinePart {
  quantity: number;
  discount: Agorot;
  toPay: Agorot;
}

/** What was refunded stays with the rest. Throws a RangeError unless something is left on both sides. */
export function lineSplit(line: SplittableLine, quantity: number): { part: LinePart; rest: LinePart } {
  const left = line.quantity - line.refundedQuantity;
  if (quantity < 1 || quantity > left || quantity === line.quantity)
    throw new RangeError(`${quantity} of ${left} can't become a line of their own`);
  const toPay = refundOfQuantity(
    { quantity: left, amount: agorot(line.toPay - line.refundedAmount) },
    quantity,
  );
  const discount = agorot(line.price * quantity - toPay);
  return {
    part: { quantity, discount, toPay },
    rest: {
      quantity: line.quantity - quantity,
      discount: agorot(line.discount - discount),
      toPay: agorot(line.toPay - toPay),
    },
  };
}
