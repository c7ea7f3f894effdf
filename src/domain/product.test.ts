import { describe, expect, it, test } from 'vitest';
import { agorot } from './money.ts';
import { productPrices, stockState } from './product.ts';

describe('productPrices', () => {
  it('strikes nothing through without a discount', () => {
    expect(productPrices({ price: agorot(4_550), discount: 0 })).toEqual({
      price: 4_550,
      original: null,
      discount: 0,
    });
  });

  test.each([
    [10_000, 10, 9_000],
    [999, 33, 669],
    [1_050, 15, 893],
    [25_000, 100, 0],
  ])('%d less %d percent costs %d', (price, discount, pays) => {
    expect(productPrices({ price: agorot(price), discount })).toEqual({
      price: pays,
      original: price,
      discount,
    });
  });
});

describe('stockState', () => {
  test.each([
    [0, 0, 'soldOut'],
    [1, 0, 'few'],
    [3, 0, 'few'],
    [4, 0, 'plenty'],
    [4, 1, 'few'],
    [4, 4, 'soldOut'],
    [1, 2, 'soldOut'],
    [1_000_000, 0, 'plenty'],
  ])('%d in stock, %d held: %s', (inventory, held, state) => {
    expect(stockState({ inventory, held })).toBe(state);
  });

  test.each([
    [[{ inventory: 3, active: false }], 'soldOut'],
    [
      [
        { inventory: 3, active: true },
        { inventory: 5, active: false },
      ],
      'few',
    ],
    [
      [
        { inventory: 2, held: 3, active: true },
        { inventory: 1, active: true },
      ],
      'few',
    ],
    [[{ inventory: 2, held: 2, active: true }], 'soldOut'],
    [
      [
        { inventory: 2, active: true },
        { inventory: 2, active: true },
      ],
      'plenty',
    ],
  ])('with variants %j: %s', (stock, state) => {
    const variants = stock.map((variant, index) => ({ choices: [String(index)], ...variant }));
    expect(stockState({ inventory: 10, variants })).toBe(state);
  });
});
