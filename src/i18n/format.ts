/** Numbers and the year, which both languages write alike. */
import type { Shekels } from '#domain/money.ts';

/**
 * The digits without the sign, which `<Price>` adds in one isolated run; a whole price drops its `.00` unless `exact`.
 * Both languages write numbers alike, so no formatter is asked: a browser's first one takes it 15 to 25 ms
 * (docs/decisions/0049-numbers-without-intl.md).
 */
export function formatPrice(shekels: Shekels, exact = false): string {
  const digits = exact || !Number.isInteger(shekels) ? 2 : 0;
  return shekels.toFixed(digits).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** With its sign, for a line of text: one run from left to right, between U+2066 and U+2069. */
export function isolatedPrice(shekels: Shekels, exact = false): string {
  return `\u2066₪${formatPrice(shekels, exact)}\u2069`;
}

/** `15%`; the value is whole percent. */
export function formatPercent(percent: number): string {
  return `${percent}%`;
}

/** An average with one decimal. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

/** The year in Jerusalem, which turns in winter: two hours before UTC's. */
export function yearOf(iso: string): number {
  return new Date(Date.parse(iso) + 2 * 3_600_000).getUTCFullYear();
}
