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
    [0, 'soldOut'],
    [1, 'few'],
    [3, 'few'],
    [4, 'plenty'],
    [1_000_000, 'plenty'],
  ])('%d in stock is %s', (inventory, state) => {
    expect(stockState(inventory)).toBe(state);
  });
});
