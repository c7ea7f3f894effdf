import { expect, it, test } from 'vitest';
import { agorot } from '../money.ts';
import { DELIVERY_METHODS, deliveryPrice, needsAddress } from './delivery.ts';

test.each([
  { price: 4_000, freeFrom: null, goods: 1_000_000, costs: 4_000 },
  { price: 4_000, freeFrom: 30_000, goods: 29_999, costs: 4_000 },
  { price: 4_000, freeFrom: 30_000, goods: 30_000, costs: 0 },
  { price: 4_000, freeFrom: 30_000, goods: 30_001, costs: 0 },
  { price: 4_000, freeFrom: 0, goods: 0, costs: 0 },
  { price: 0, freeFrom: null, goods: 100, costs: 0 },
])(
  'delivery for $price, free from $freeFrom, of $goods costs $costs',
  ({ price, freeFrom, goods, costs }) => {
    const fee = { price: agorot(price), freeFrom: freeFrom === null ? null : agorot(freeFrom) };
    expect(deliveryPrice(fee, agorot(goods))).toBe(costs);
  },
);

it('needs an address unless the customer picks the pieces up', () => {
  expect(DELIVERY_METHODS.filter(needsAddress)).toEqual(['courier', 'post']);
});
