import { formatPrice } from '../format.ts';
import type { Shekels } from '#domain/money.ts';

/** Sign and digits are one isolated run. */
export function sumText(amount: Shekels): string {
  return `\u2066₪${formatPrice(amount)}\u2069`;
}
