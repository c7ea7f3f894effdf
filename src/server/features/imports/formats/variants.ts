/** Several variants of one product become one piece with options. */
import type { RowProblem } from '#contract/imports.ts';
import { toShekels } from '#contract/money.ts';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { type Agorot, discounted } from '#domain/money.ts';
import { variantKey } from '#domain/options.ts';
import type { Cell } from '../csv/sheet.ts';
import { readCount } from '../texts/amounts.ts';
import { additiveExtras } from './additive-extras.ts';
import type { FoundProblem } from './found-product.ts';
import { type NamedOption, listOptions, optionTitle } from './named-options.ts';
import { type VariantPrices, cheapest, inShekels, moneyOf } from './variant-prices.ts';

export interface FoundVariant extends VariantPrices {
  /** A choice of each option; empty for a variant that is any of them. */
  choices: readonly string[];
  /** Null: not counted there. */
  stock: number | null;
}

interface Joined {
  prices: VariantPrices;
  options: Product['options'];
  variants: Product['variants'];
  problems: FoundProblem[];
}

/** At least one variant; `named` has choices that no variant may have. */
export function joinVariants(named: readonly NamedOption[], found: readonly FoundVariant[]): Joined {
  const used = named.map(({ title, choices }, index) => {
    const ofVariants = found.map((variant) => variant.choices[index] ?? '');
    if (ofVariants.includes('')) return { title, choices: [...choices, ...ofVariants] };
    const titles = new Set(ofVariants.map((choice) => optionTitle(choice)));
    const known = choices.filter((choice) => titles.has(optionTitle(choice)));
    return { title, choices: [...known, ...ofVariants] };
  });
  const { options, places, problems } = listOptions(used, found.length);
  const one = cheapest(found);
  if (options.length === 0)
    return { ...one, options, variants: [], problems: [...one.problems, ...problems] };
  const placed = found.map((variant) => ({
    ...variant,
    choices: places.map((place, index) =>
      options[index]!.choices.findIndex(({ title }) => title === optionTitle(variant.choices[place] ?? '')),
    ),
  }));
  const variants = countedVariants(options, placed);
  const priced = withExtras(options, placed);
  if (!priced) return { ...one, options, variants, problems: [...one.problems, ...problems] };
  return { ...priced, variants, problems: [...priced.problems, ...problems] };
}

interface PlacedVariant extends VariantPrices {
  choices: number[];
  stock: number | null;
}

/** Null where one price of the product and extras of its choices aren't the prices of all variants. */
function withExtras(options: Product['options'], found: readonly PlacedVariant[]) {
  const variants = found.flatMap((variant) => {
    const money = moneyOf(variant);
    return money ? { ...variant, ...money } : [];
  });
  const [first] = variants;
  if (!first || variants.length < found.length) return null;
  if (variants.some(({ percent }) => percent !== first.percent)) return null;
  const sizes = options.map(({ choices }) => choices.length);
  const priced = variants.map(({ choices, regular }) => ({ choices, price: regular }));
  const extras = additiveExtras(sizes, priced);
  const least = variants.reduce((best, one) => (one.regular < best.regular ? one : best));
  if (!extras || least.regular + mostOf(extras) > BOUNDS.price * 100) return null;
  return {
    prices: least,
    options: options.map((option, index) => ({
      ...option,
      choices: option.choices.map((choice, place) => ({
        ...choice,
        extra: toShekels(extras[index]![place]!),
      })),
    })),
    problems: roundedBeside(variants, least),
  };
}

function mostOf(extras: readonly Agorot[][]): number {
  return extras.reduce((sum, ofOption) => sum + Math.max(...ofOption), 0);
}

type Money = NonNullable<ReturnType<typeof moneyOf>>;

/** The first whose price to pay is other than the percentage says; the product itself tells the cheapest's. */
function roundedBeside(
  variants: readonly (VariantPrices & Money)[],
  least: VariantPrices & Money,
): FoundProblem[] {
  const isRounded = ({ regular, percent, toPay }: Money) => discounted(regular, percent) !== toPay;
  const other = variants.find(isRounded);
  if (!other || isRounded(least)) return [];
  const { row, field } = other.salePrice ?? other.price;
  const price = inShekels(discounted(other.regular, other.percent));
  const problem: RowProblem = { problem: 'discount_rounded', price, wanted: inShekels(other.toPay) };
  return [{ row, field, problem }];
}

/** None unless each is counted and has a choice of each option. */
function countedVariants(options: Product['options'], found: readonly PlacedVariant[]): Product['variants'] {
  const variants = new Map<string, Product['variants'][number]>();
  let sum = 0;
  for (const { choices: places, stock } of found) {
    if (stock === null || !Number.isInteger(stock) || places.includes(-1)) return [];
    sum += stock;
    const choices = places.map((place, index) => options[index]!.choices[place]!._id);
    const inventory = stock + (variants.get(variantKey(choices))?.inventory ?? 0);
    variants.set(variantKey(choices), { choices, inventory, active: true });
  }
  return sum > BOUNDS.count ? [] : [...variants.values()];
}

/** Null if none is counted. */
export function summedStock(cells: readonly Cell[]): number | null {
  const counts = cells.map(({ text }) => readCount(text)).filter((count) => count !== null);
  return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
}
