import { describe, expect, it, test } from 'vitest';
import { type Agorot, type Shekels, agorot } from '#domain/money.ts';
import { isShekels, shekels, toAgorot, toShekels } from './money.ts';

describe('money', () => {
  test.each([
    [0, 0],
    [0.01, 1],
    [0.29, 29],
    [1.15, 115],
    [45.5, 4550],
    [1234.56, 123_456],
    [999_999.99, 99_999_999],
    [1_000_000, 100_000_000],
  ])('%d shekels are %d agorot and back', (inShekels, inAgorot) => {
    expect(toAgorot(shekels(inShekels))).toBe(inAgorot);
    expect(toShekels(agorot(inAgorot))).toBe(inShekels);
  });

  it('is exact for every agora up to ten thousand shekels', () => {
    for (let amount = 0; amount <= 1_000_000; amount++) {
      if (toAgorot(shekels(Number((amount / 100).toFixed(2)))) !== amount)
        throw new Error(`inexact at ${amount}`);
    }
  });

  test.each([0.001, 1.005, 19.999, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d',
    (amount) => {
      expect(isShekels(amount)).toBe(false);
      expect(() => shekels(amount)).toThrow(RangeError);
      expect(() => toAgorot(amount as Shekels)).toThrow(RangeError);
    },
  );

  it('refuses a part of an agora', () => {
    expect(() => toShekels(10.5 as Agorot)).toThrow(RangeError);
  });
});
