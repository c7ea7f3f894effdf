import { describe, expect, it, test } from 'vitest';
import { type Percent, agorot, discounted } from './money.ts';

it('has no part of an agora', () => {
  expect(agorot(1_050)).toBe(1_050);
  expect(() => agorot(10.5)).toThrow(RangeError);
});

describe('discounted', () => {
  test.each([
    [10_000, 0, 10_000],
    [10_000, 10, 9_000],
    [10_000, 100, 0],
    [0, 50, 0],
    [1, 50, 1],
    [3, 50, 2],
    [999, 33, 669],
    [1_050, 15, 893],
    [1_049, 15, 892],
    [100_000_000, 1, 99_000_000],
    [99_999_999, 7, 92_999_999],
  ])('%d agorot less %d percent are %d', (price, percent, expected) => {
    expect(discounted(agorot(price), percent)).toBe(expected);
  });
});

it('is never a percentage', () => {
  const price = agorot(10);
  // @ts-expect-error An amount of money is no percentage.
  const percent: Percent = price;
  expect(discounted(agorot(100), percent)).toBe(90);
});
