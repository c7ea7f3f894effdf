import { describe, expect, it, test } from 'vitest';
import { isWholeAgorot, toAgorot, toShekels } from './money.ts';

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
  ])('%d shekels are %d agorot and back', (shekels, agorot) => {
    expect(toAgorot(shekels)).toBe(agorot);
    expect(toShekels(agorot)).toBe(shekels);
  });

  it('is exact for every agora up to ten thousand shekels', () => {
    for (let agorot = 0; agorot <= 1_000_000; agorot++) {
      if (toAgorot(Number((agorot / 100).toFixed(2))) !== agorot) throw new Error(`inexact at ${agorot}`);
    }
  });

  test.each([0.001, 1.005, 19.999, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %d',
    (shekels) => {
      expect(isWholeAgorot(shekels)).toBe(false);
      expect(() => toAgorot(shekels)).toThrow(RangeError);
    },
  );

  it('refuses a part of an agora', () => {
    expect(() => toShekels(10.5)).toThrow(RangeError);
  });
});
