import { type Agorot, agorot } from '../money.ts';

const PERCENT = 5;
const MOST = agorot(100_00);

/**
 * Of what is cancelled at once, and only when nothing is wrong with it: 5 %, rounded half up to the agora, and at
 * most ₪100 (docs/rules.md#cancellation).
 */
export function cancellationFee(amount: Agorot): Agorot {
  return agorot(Math.min(Math.floor((amount * PERCENT + 50) / 100), MOST));
}
