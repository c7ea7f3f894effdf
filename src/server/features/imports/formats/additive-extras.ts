/** Prices of variants as extras of their choices. */
import { type Agorot, agorot } from '#domain/money.ts';

export interface PricedVariant {
  /** Their places in the options; -1 for a variant that is any of them. */
  choices: readonly number[];
  price: Agorot;
}

type Extras = (number | undefined)[][];

/**
 * The extra of each choice on top of the cheapest variant's price, or null where no extras add up to every price.
 * `sizes` are the choices of each option.
 */
export function additiveExtras(
  sizes: readonly number[],
  variants: readonly PricedVariant[],
): Agorot[][] | null {
  const least = variants.reduce((best, one) => (one.price < best.price ? one : best));
  const extras: Extras = sizes.map((size, option) => {
    const isAny = variants.some(({ choices }) => choices[option] === -1);
    return Array.from({ length: size }, (_none, choice) =>
      isAny || choice === least.choices[option] ? 0 : undefined,
    );
  });
  for (let left = variants; ;) {
    left = left.filter((variant) => unknownOf(extras, variant).length > 0);
    const next = left.find((variant) => unknownOf(extras, variant).length === 1) ?? left[0];
    if (!next) break;
    settle(extras, next, next.price - least.price);
  }
  const isSum = variants.every((variant) => sumOf(extras, variant) === variant.price - least.price);
  const known = extras.map((ofOption) => ofOption.map((extra) => extra ?? 0));
  if (!isSum || known.flat().some((extra) => extra < 0)) return null;
  return known.map((ofOption) => ofOption.map((extra) => agorot(extra)));
}

/** Of a variant without neighbors the first choices cost nothing, the last one what is left. */
function settle(extras: Extras, variant: PricedVariant, extra: number): void {
  const [last, ...others] = unknownOf(extras, variant).toReversed();
  for (const option of others) extras[option]![variant.choices[option]!] = 0;
  extras[last!]![variant.choices[last!]!] = extra - sumOf(extras, variant);
}

function unknownOf(extras: Extras, { choices }: PricedVariant): number[] {
  return choices.flatMap((choice, option) =>
    choice >= 0 && extras[option]![choice] === undefined ? option : [],
  );
}

function sumOf(extras: Extras, { choices }: PricedVariant): number {
  return choices.reduce((sum, choice, option) => sum + (extras[option]![choice] ?? 0), 0);
}
