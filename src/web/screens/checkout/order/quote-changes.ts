/** What of a cart can't be ordered as it is, and what costs another price than a moment ago. */
import type { Cart } from '#contract/carts.ts';
import type { Quote, QuoteLine } from '#contract/checkout.ts';
import { lineKey, type LineItem } from '#domain/cart.ts';
import type { Shekels } from '#domain/money.ts';

/** Some are left, so the customer decides how many. */
const SHORT = new Set(['over_stock', 'not_enough_seats']);

export interface QuoteChanges {
  /** Can't be had at all; an order goes without them. */
  gone: QuoteLine[];
  short: QuoteLine[];
  prices: { line: QuoteLine; from: Shekels; to: Shekels }[];
}

/** `before`: what the customer saw when they sent the order. */
export function quoteChanges(quote: Quote, before: Quote | null): QuoteChanges {
  const { lines, problems = [] } = quote;
  const withProblem = (isShort: boolean) =>
    problems.flatMap(({ index, code }) => (SHORT.has(code) === isShort ? (lines[index] ?? []) : []));
  const seen = new Map(before?.lines.map((line) => [lineKey(line), line.price]));
  const prices = lines.flatMap((line) => {
    const from = seen.get(lineKey(line));
    return from === undefined || from === line.price ? [] : [{ line, from, to: line.price }];
  });
  return { gone: withProblem(false), short: withProblem(true), prices };
}

/** Lines of the cart that an order goes without, also those that left it by themselves. */
export function withoutLines(cart: Cart, { gone }: QuoteChanges): LineItem[] {
  return [...gone, ...(cart.removed ?? [])];
}

export function hasLinesLeft({ lines }: Quote, { gone }: QuoteChanges): boolean {
  return lines.length > gone.length;
}
