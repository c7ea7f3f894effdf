import { type Agorot, FREE, agorot } from '../money.ts';
import { percentOf } from './order-totals.ts';

const PERCENT = 5;
const MOST = agorot(100_00);

/** Of what is asked for, if `refund` was told to come back of it. */
export function feeOfRequest({
  amount,
  refund,
  hasDefect,
}: {
  amount: Agorot;
  refund: Agorot;
  hasDefect: boolean;
}): Agorot {
  if (hasDefect) return FREE;
  return agorot(Math.min(cancellationFee(amount), Math.max(0, amount - refund)));
}

/** Of what is cancelled at once, and only when nothing is wrong with it (docs/rules.md#cancellation). */
export function cancellationFee(amount: Agorot): Agorot {
  return agorot(Math.min(percentOf(amount, PERCENT), MOST));
}
