import { type Agorot, agorot } from '../money.ts';
import { percentOf } from './order-totals.ts';

const PERCENT = 5;
const MOST = agorot(100_00);

/** Of what is cancelled at once, and only when nothing is wrong with it (docs/rules.md#cancellation). */
export function cancellationFee(amount: Agorot): Agorot {
  return agorot(Math.min(percentOf(amount, PERCENT), MOST));
}
