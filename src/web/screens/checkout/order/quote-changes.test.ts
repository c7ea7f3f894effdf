import { describe, expect, it } from 'vitest';
import type { Quote, QuoteLine } from '#contract/checkout.ts';
import { shekels } from '#contract/money.ts';
import { hasLinesLeft, quoteChanges } from './quote-changes.ts';

const line = (item: string, price = 10): QuoteLine => ({
  item,
  productType: 'Item',
  quantity: 1,
  price: shekels(price),
  lineTotal: shekels(price),
  discount: shekels(0),
  toPay: shekels(price),
});
const quote = (lines: QuoteLine[], problems?: Quote['problems']): Quote => ({
  version: 1,
  lines,
  subtotal: shekels(10),
  discounts: [],
  vat: null,
  total: shekels(10),
  ...(problems && { problems }),
});

describe('what changed of a quote', () => {
  it('is nothing at first', () => {
    expect(quoteChanges(quote([line('a')]), null)).toEqual({ gone: [], short: [], prices: [] });
  });

  it.each([
    ['sold_out', 'gone'],
    ['already_owned', 'gone'],
    ['workshop_full', 'gone'],
    ['gone', 'gone'],
    ['over_stock', 'short'],
    ['not_enough_seats', 'short'],
  ] as const)('%s makes a line %s', (code, kind) => {
    const changes = quoteChanges(quote([line('a'), line('b')], [{ index: 1, code }]), null);
    expect(changes[kind]).toMatchObject([{ item: 'b' }]);
    expect(changes[kind === 'gone' ? 'short' : 'gone']).toEqual([]);
  });

  it('tells a price that is another than the customer saw', () => {
    const { prices } = quoteChanges(quote([line('a', 12), line('b')]), quote([line('a'), line('b')]));
    expect(prices).toMatchObject([{ line: { item: 'a' }, from: 10, to: 12 }]);
  });

  it('knows whether anything is left to order', () => {
    const rest = quote([line('a'), line('b')], [{ index: 0, code: 'sold_out' }]);
    const none = quote([line('a')], [{ index: 0, code: 'sold_out' }]);
    expect([rest, none].map((one) => hasLinesLeft(one, quoteChanges(one, null)))).toEqual([true, false]);
  });
});
