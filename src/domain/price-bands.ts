/** "Up to ₪200": amounts that people think in, chosen by what the pieces cost. */
import type { Agorot } from './money.ts';

/** Shekels, 20 to 100,000; a shop's bands are some of these. */
export const PRICE_BANDS: readonly number[] = [10, 100, 1_000, 10_000].flatMap((unit) =>
  [2, 3, 4, 5, 6, 8, 10].map((times) => times * unit),
);

/** The parts of all pieces that bands should let through: gifts are looked for at the cheap end. */
export const BAND_SHARES = [1 / 8, 3 / 8, 3 / 4] as const;

/** `prices`: of the piece at each share, ascending; a band that lets all pieces through says nothing. */
export function priceBands(prices: readonly Agorot[], dearest: Agorot): number[] {
  const bands = prices.map((price) => PRICE_BANDS.find((band) => band * 100 >= price));
  return [...new Set(bands)].filter((band) => band !== undefined && band * 100 < dearest) as number[];
}
