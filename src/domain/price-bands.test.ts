import { describe, expect, it } from 'vitest';
import { agorot } from './money.ts';
import { PRICE_BANDS, priceBands } from './price-bands.ts';

const bandsOf = (prices: number[], dearest: number) =>
  priceBands(
    prices.map((price) => agorot(Math.round(price * 100))),
    agorot(dearest * 100),
  );

describe('the price bands of a shop', () => {
  it.each([
    [[180, 320, 540], 860, [200, 400, 600]],
    [[200, 400, 600], 601, [200, 400, 600]],
    [[200.01, 400, 600], 601, [300, 400, 600]],
    [[310, 320, 390], 860, [400]],
    [[0, 5, 19.9], 45, [20]],
    [[320, 320, 320], 320, []],
    [[180, 320, 540], 540, [200, 400]],
    [[150_000, 200_000, 300_000], 400_000, []],
    [[], 0, []],
  ])('of pieces at %j up to %s are %j', (prices, dearest, bands) => {
    expect(bandsOf(prices, dearest)).toEqual(bands);
  });

  it('are amounts of one digit and zeros, each once and ascending', () => {
    expect(PRICE_BANDS).toEqual([...new Set(PRICE_BANDS)].toSorted((a, b) => a - b));
    expect(PRICE_BANDS.every((band) => /^[1-9]0+$/.test(String(band)))).toBe(true);
    expect([PRICE_BANDS[0], PRICE_BANDS.at(-1)]).toEqual([20, 100_000]);
  });
});
