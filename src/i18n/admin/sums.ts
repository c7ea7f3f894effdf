import type { Lang } from '#domain/language.ts';
import { formatPrice } from '../format.ts';
import type { Shekels } from '#domain/money.ts';

/** Sign and digits are one isolated run. */
export function sumText(lang: Lang, amount: Shekels): string {
  return `\u2066₪${formatPrice(lang, amount)}\u2069`;
}
