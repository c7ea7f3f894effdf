/** How many of an order's line are to be cancelled, in words. */
import type { Lang } from '#domain/language.ts';
import { type AskedFor, askedQuantity } from '#domain/orders/asked-quantity.ts';

/** '1 of 2'. */
export function someOf(lang: Lang, some: number, all: number): string {
  return lang === 'he' ? `${some} מתוך ${all}` : `${some} of ${all}`;
}

/** Of a request. */
export function askedCount(lang: Lang, request: AskedFor, line: { _id: string; quantity: number }): string {
  return someOf(lang, askedQuantity(request, line), line.quantity);
}
