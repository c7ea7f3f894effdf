import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SEED } from '#test/fuzz/run.ts';
import { type Agorot, type Percent, agorot } from '../money.ts';
import { goodsTotals, orderTotals, percentOf, splitDiscount, sumOf, vatInside } from './order-totals.ts';

const money = (amounts: number[]) => amounts.map(agorot);

describe('percentOf', () => {
  test.each([
    [90_700, 10, 9_070],
    [10_000, 0, 0],
    [10_000, 50, 5_000],
    [0, 10, 0],
    [4, 10, 0],
    [5, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [99, 1, 1],
    [49, 1, 0],
    [50, 1, 1],
    [10_000_000_000_000, 50, 5_000_000_000_000],
  ])('%d agorot at %d percent are %d', (amount, percent, expected) => {
    expect(percentOf(agorot(amount), percent)).toBe(expected);
  });
});

describe('splitDiscount', () => {
  test.each([
    { amount: 9_070, weights: [46_000, 40_800, 3_900], shares: [4_600, 4_080, 390] },
    { amount: 0, weights: [100, 200], shares: [0, 0] },
    { amount: 0, weights: [], shares: [] },
    { amount: 0, weights: [0, 0], shares: [0, 0] },
    { amount: 100, weights: [500], shares: [100] },
    { amount: 300, weights: [100, 200], shares: [100, 200] },
    // The odd agora goes to the largest remainder, wherever it stands.
    { amount: 10, weights: [35, 65], shares: [4, 6] },
    { amount: 10, weights: [66, 34], shares: [7, 3] },
    { amount: 10, weights: [34, 66], shares: [3, 7] },
    { amount: 10, weights: [14, 14, 72], shares: [2, 1, 7] },
    // A tie goes to the earlier line.
    { amount: 1, weights: [100, 100], shares: [1, 0] },
    { amount: 2, weights: [100, 100, 100], shares: [1, 1, 0] },
    { amount: 100, weights: [1, 1, 1, 97], shares: [1, 1, 1, 97] },
    { amount: 1, weights: [0, 1, 1], shares: [0, 1, 0] },
    { amount: 3, weights: [0, 2, 0, 2], shares: [0, 2, 0, 1] },
    // A tie that floating point would miss.
    {
      amount: 11_807_280_944,
      weights: [19_853_145_894, 42_704_348_432, 55_515_315_114],
      shares: [1_985_314_590, 4_270_434_843, 5_551_531_511],
    },
    // The first share is whole, which floating point would round down.
    {
      amount: 25_545_169_098,
      weights: [94_720_855_350, 82_048_550_336, 78_682_285_294],
      shares: [9_472_085_535, 8_204_855_034, 7_868_228_529],
    },
  ])('of $amount by $weights is $shares', ({ amount, weights, shares }) => {
    expect(splitDiscount(agorot(amount), money(weights))).toEqual(shares);
  });

  test.each([
    [301, [100, 200]],
    [1, []],
    [1, [0, 0]],
    [-1, [100]],
  ])('refuses %d of %s', (amount, weights) => {
    expect(() => splitDiscount(agorot(amount), money(weights))).toThrow(RangeError);
  });
});

describe('vatInside', () => {
  test.each([
    [81_630, 18, 12_452],
    [11_800, 18, 1_800],
    [11_700, 17, 1_700],
    [11_750, 17.5, 1_750],
    [0, 18, 0],
    [1, 18, 0],
    [3, 18, 0],
    [4, 18, 1],
    [100, 0, 0],
    [10_000_000_000_000, 18, 1_525_423_728_814],
  ])('of %d agorot at %d percent is %d', (total, rate, vat) => {
    expect(vatInside(agorot(total), rate)).toBe(vat);
  });
});

describe('orderTotals', () => {
  const ring = { price: agorot(46_000), quantity: 1 };
  const seat = { price: agorot(40_800), quantity: 1 };
  const tutorial = { price: agorot(3_900), quantity: 1 };

  it('of a ring, a seat and a tutorial with 10 % off the first purchase', () => {
    expect(
      orderTotals({
        lines: [ring, seat, tutorial],
        firstOrderPercent: 10,
        delivery: agorot(0),
        vatRate: 18,
      }),
    ).toEqual({
      lines: [
        { lineTotal: 46_000, discount: 4_600, toPay: 41_400 },
        { lineTotal: 40_800, discount: 4_080, toPay: 36_720 },
        { lineTotal: 3_900, discount: 390, toPay: 3_510 },
      ],
      subtotal: 90_700,
      discounts: [{ kind: 'first_order', amount: 9_070 }],
      goodsToPay: 81_630,
      delivery: 0,
      vat: { rate: 18, amount: 12_452 },
      total: 81_630,
    });
  });

  it('takes nothing off delivery, which has VAT inside as well', () => {
    const totals = orderTotals({
      lines: [{ price: agorot(5_000), quantity: 3 }],
      firstOrderPercent: 10,
      delivery: agorot(4_000),
      vatRate: 18,
    });
    expect(totals).toMatchObject({
      lines: [{ lineTotal: 15_000, discount: 1_500, toPay: 13_500 }],
      goodsToPay: 13_500,
      delivery: 4_000,
      total: 17_500,
      vat: { rate: 18, amount: 2_669 },
    });
  });

  it('has no discount without an offer, no VAT for an exempt dealer, no delivery without a piece', () => {
    expect(
      orderTotals({ lines: [tutorial], firstOrderPercent: 0, delivery: null, vatRate: null }),
    ).toMatchObject({ discounts: [], vat: null, delivery: null, total: 3_900 });
  });

  it('names a VAT of 0 %, unlike an exempt dealer', () => {
    const goods = { lines: [tutorial], firstOrderPercent: 0 as Percent, delivery: null };
    expect(orderTotals({ ...goods, vatRate: 0 }).vat).toEqual({ rate: 0, amount: 0 });
  });

  it('has no discount of nothing', () => {
    expect(goodsTotals({ lines: [{ price: agorot(4), quantity: 1 }], firstOrderPercent: 10 })).toEqual({
      lines: [{ lineTotal: 4, discount: 0, toPay: 4 }],
      subtotal: 4,
      discounts: [],
      goodsToPay: 4,
    });
  });

  it('of free things is nothing', () => {
    const free = { lines: [{ price: agorot(0), quantity: 2 }], firstOrderPercent: 10 as Percent };
    expect(orderTotals({ ...free, delivery: null, vatRate: 18 })).toMatchObject({
      discounts: [],
      vat: { rate: 18, amount: 0 },
      total: 0,
    });
  });
});

describe('whatever is ordered', () => {
  const line = fc.record({
    price: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100_000_000 })).map(agorot),
    quantity: fc.integer({ min: 1, max: 999 }),
  });
  const order = fc.record({
    lines: fc.array(line, { maxLength: 20 }),
    firstOrderPercent: fc.integer({ min: 0, max: 50 }),
    delivery: fc.option(fc.integer({ min: 0, max: 10_000 }).map(agorot)),
    vatRate: fc.option(fc.constantFrom(17, 17.5, 18)),
  });

  it('the parts add up and no line is below nothing', () => {
    fc.assert(
      fc.property(order, (ordered) => {
        const { lines, subtotal, discounts, goodsToPay, delivery, vat, total } = orderTotals(ordered);
        const off = sumOf(discounts.map(({ amount }) => amount));
        expect(sumOf(lines.map(({ discount }) => discount))).toBe(off);
        expect(sumOf(lines.map(({ toPay }) => toPay))).toBe(goodsToPay);
        expect(subtotal - off + (delivery ?? 0)).toBe(total);
        for (const { lineTotal, discount, toPay } of lines) {
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(toPay).toBeGreaterThanOrEqual(0);
          expect(discount + toPay).toBe(lineTotal);
        }
        if (vat) expectFair(total, vat.amount, vat.rate);
      }),
      { seed: SEED },
    );
  });

  it('no share is an agora or more away from its part', () => {
    const split = fc
      .array(fc.integer({ min: 0, max: 1_000_000 }).map(agorot), { minLength: 1, maxLength: 20 })
      .chain((weights) => fc.tuple(fc.constant(weights), fc.integer({ min: 0, max: sumOf(weights) })));
    fc.assert(
      fc.property(split, ([weights, amount]) => {
        const shares = splitDiscount(agorot(amount), weights);
        const whole = sumOf(weights);
        expect(sumOf(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual(weights[index]!);
          expect(Math.abs(share * whole - amount * weights[index]!)).toBeLessThan(Math.max(1, whole));
        }
      }),
      { seed: SEED },
    );
  });
});

/** The price without VAT, with VAT added, is the price again to half an agora. */
function expectFair(total: Agorot, vat: Agorot, rate: number): void {
  expect(Math.abs((total - vat) * (100 + rate) - total * 100)).toBeLessThanOrEqual((100 + rate) / 2);
}
