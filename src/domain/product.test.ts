import { describe, expect, it, test } from 'vitest';
import { productPrices, stockState } from './product.ts';

describe('productPrices', () => {
  it('strikes nothing through without a discount', () => {
    expect(productPrices({ price: 45.5, discount: 0 })).toEqual({ price: 45.5, original: null, discount: 0 });
  });

  test.each([
    [100, 10, 90],
    [9.99, 33, 6.69],
    [10.5, 15, 8.93],
    [250, 100, 0],
  ])('%d less %d percent costs %d', (price, discount, pays) => {
    expect(productPrices({ price, discount })).toEqual({ price: pays, original: price, discount });
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
