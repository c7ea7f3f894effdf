import { describe, expect, it, test } from 'vitest';
import { pick, seededRandom } from '#test/lists.ts';
import { BOUNDS } from './bounds.ts';
import {
  type PlacedLine,
  type WantedLine,
  cartTotal,
  judgeLine,
  lineKey,
  lineTotal,
  mergeLines,
  shortOf,
} from './cart.ts';
import { agorot } from './money.ts';
import type { Offer, ProductType } from './offer.ts';

const line = (productType: ProductType, item: string, quantity = 1): WantedLine => ({
  productType,
  item,
  quantity,
});
const offer = (values: Partial<Offer> = {}): Offer => ({
  price: agorot(1_000),
  original: null,
  left: 5,
  state: 'open',
  owned: false,
  ...values,
});

describe('lines of the same thing', () => {
  it('are one line, at the place of the first', () => {
    const { lines, refusal } = mergeLines([
      line('Item', 'a', 2),
      line('Workshop', 'a', 1),
      line('Item', 'a', 3),
      line('Workshop', 'a', 4),
    ]);
    expect(refusal).toBeNull();
    expect(lines).toEqual([
      { productType: 'Item', item: 'a', quantity: 5, index: 0 },
      { productType: 'Workshop', item: 'a', quantity: 5, index: 1 },
    ]);
  });

  it('are added together before the rules', () => {
    expect(mergeLines([line('Item', 'a', 500), line('Item', 'a', 499)]).refusal).toBeNull();
    expect(mergeLines([line('Item', 'b'), line('Item', 'a', 500), line('Item', 'a', 500)]).refusal).toEqual({
      code: 'invalid',
      problem: 'quantity',
      index: 1,
      max: 999,
    });
    const copies = Array.from({ length: 300 }, () => line('Workshop', 'a'));
    expect(mergeLines(copies).lines).toMatchObject([{ quantity: 300 }]);
  });

  test.each([
    ['twice', [line('Item', 'x'), line('Tutorial', 'a'), line('Tutorial', 'a')]],
    ['with quantity 2', [line('Item', 'x'), line('Tutorial', 'a', 2)]],
    ['with quantity 999 twice', [line('Item', 'x'), line('Tutorial', 'a', 999), line('Tutorial', 'a', 999)]],
  ])('are refused for a tutorial %s', (_name, wanted) => {
    expect(mergeLines(wanted).refusal).toEqual({ code: 'tutorial_twice', index: 1 });
  });

  it('may be a hundred', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => line('Item', `i${index}`));
    expect(mergeLines(many(100)).refusal).toBeNull();
    expect(mergeLines(many(101)).refusal).toEqual({ code: 'invalid', problem: 'lines', max: 100 });
  });
});

describe('a wanted line', () => {
  const kept = (of: Offer) => ({ kind: 'kept', offer: of });
  const gone = (reason: string) => ({ kind: 'removed', reason });
  const refused = (code: string, more = {}) => ({ kind: 'refused', refusal: { code, index: 7, ...more } });
  const past = offer({ state: 'past' });
  const full = offer({ state: 'full', left: 0 });
  const soldOut = offer({ left: 0 });
  const tutorial = offer({ left: null });
  const owned = offer({ left: null, owned: true });

  test.each<[string, ProductType, number, number, Offer | null, object]>([
    ['new', 'Item', 5, 0, offer(), kept(offer())],
    ['new, over the stock', 'Item', 6, 0, offer(), refused('over_stock', { left: 5 })],
    ['new, sold out', 'Item', 1, 0, soldOut, refused('sold_out')],
    ['new, unknown', 'Item', 1, 0, null, refused('item_unknown')],
    ['raised up to the stock', 'Item', 5, 4, offer(), kept(offer())],
    ['raised over the stock', 'Item', 6, 5, offer(), refused('over_stock', { left: 5 })],
    ['unchanged over the stock', 'Item', 9, 9, offer(), kept(offer())],
    ['lowered, still over the stock', 'Item', 8, 9, offer(), kept(offer())],
    ['raised when over the stock already', 'Item', 10, 9, offer(), refused('over_stock', { left: 5 })],
    ['unchanged when sold out', 'Item', 2, 2, soldOut, kept(soldOut)],
    ['raised when sold out', 'Item', 3, 2, soldOut, refused('sold_out')],
    ['gone, had', 'Item', 1, 1, null, gone('gone')],
    ['gone, had and raised', 'Item', 9, 1, null, gone('gone')],
    ['new workshop', 'Workshop', 5, 0, offer(), kept(offer())],
    ['new workshop, too few seats', 'Workshop', 6, 0, offer(), refused('not_enough_seats', { left: 5 })],
    ['raised over the seats', 'Workshop', 7, 6, offer(), refused('not_enough_seats', { left: 5 })],
    ['unchanged over the seats', 'Workshop', 6, 6, offer(), kept(offer())],
    ['new workshop, past', 'Workshop', 1, 0, past, refused('workshop_past')],
    ['new workshop, full', 'Workshop', 1, 0, full, refused('workshop_full')],
    ['workshop had, past', 'Workshop', 1, 1, past, gone('past')],
    ['workshop had, full', 'Workshop', 9, 1, full, gone('full')],
    ['workshop had, gone', 'Workshop', 1, 1, null, gone('gone')],
    ['new tutorial', 'Tutorial', 1, 0, tutorial, kept(tutorial)],
    ['new tutorial that is theirs', 'Tutorial', 1, 0, owned, refused('already_owned')],
    ['tutorial had that became theirs', 'Tutorial', 1, 1, owned, kept(owned)],
  ])('%s', (_name, productType, quantity, had, what, judgement) => {
    expect(judgeLine({ productType, item: 'a', quantity, index: 7 }, had, what)).toEqual(judgement);
  });
});

describe('whatever the shop offers', () => {
  const random = seededRandom(20_260_501);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const anOffer = (productType: ProductType): Offer | null => {
    if (random() < 0.15) return null;
    if (productType === 'Tutorial')
      return offer({ price: agorot(upTo(9_999)), left: null, owned: random() < 0.3 });
    const left = upTo(6);
    if (productType === 'Item') return offer({ price: agorot(upTo(9_999)), left });
    return offer({
      price: agorot(upTo(9_999)),
      left,
      state: random() < 0.2 ? 'past' : left === 0 ? 'full' : 'open',
    });
  };
  const cases = Array.from({ length: 5_000 }, () => {
    const productType = pick(random, ['Item', 'Workshop', 'Tutorial'] as const);
    const one = productType === 'Tutorial';
    const wanted: PlacedLine = { productType, item: 'a', quantity: one ? 1 : 1 + upTo(8), index: 0 };
    return { wanted, had: one ? upTo(1) : upTo(8), what: anOffer(productType) };
  });

  it('a line that the cart has, as it is or lowered, is never refused', () => {
    const had = cases.filter((one) => one.wanted.quantity <= one.had);
    expect(had.length).toBeGreaterThan(500);
    expect(had.filter((one) => judgeLine(one.wanted, one.had, one.what).kind === 'refused')).toEqual([]);
  });

  it('what is new or raised is kept only within stock and seats, and never when past, full or owned', () => {
    for (const { wanted, had, what } of cases) {
      const judged = judgeLine(wanted, had, what);
      if (judged.kind !== 'kept' || wanted.quantity <= had) continue;
      expect(judged.offer).toMatchObject({ state: 'open', owned: false });
      expect(shortOf(wanted, judged.offer)).toBeUndefined();
    }
  });

  it('only what the cart has leaves it', () => {
    const left = cases.filter((one) => judgeLine(one.wanted, one.had, one.what).kind === 'removed');
    expect(left.length).toBeGreaterThan(200);
    expect(left.filter(({ had }) => had === 0)).toEqual([]);
  });

  it('merging loses and adds nothing', () => {
    for (let round = 0; round < 300; round++) {
      const wanted = Array.from({ length: upTo(30) }, () =>
        line(pick(random, ['Item', 'Workshop']), pick(random, ['a', 'b', 'c', 'd']), 1 + upTo(20)),
      );
      const sums = new Map<string, number>();
      for (const one of wanted) sums.set(lineKey(one), (sums.get(lineKey(one)) ?? 0) + one.quantity);
      const { lines } = mergeLines(wanted);
      expect(lines.map((one) => [lineKey(one), one.quantity])).toEqual([...sums]);
      expect(lines.map(({ index }) => index)).toEqual(
        lines.map(({ index }) => index).toSorted((a, b) => a - b),
      );
    }
  });
});

describe('a line', () => {
  it('costs its price by its quantity, to the agora, up to the largest cart', () => {
    expect(lineTotal({ quantity: 3, price: agorot(3_333) })).toBe(9_999);
    const dearest = { quantity: BOUNDS.quantity.max, price: agorot(BOUNDS.price * 100) };
    expect(lineTotal(dearest)).toBe(99_900_000_000);
    expect(cartTotal(Array.from({ length: BOUNDS.cartLines }, () => dearest))).toBe(9_990_000_000_000);
    expect(cartTotal([])).toBe(0);
  });

  test.each([
    [5, 5, undefined],
    [6, 5, 5],
    [1, 0, 0],
    [999, null, undefined],
  ])('of %s with %s left is short of: %s', (quantity, left, short) => {
    expect(shortOf({ quantity }, offer({ left }))).toBe(short);
  });
});
