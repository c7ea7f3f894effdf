/** Where a variant's cell is: the option with the most choices in rows, the next in columns, a third as pages. */
import { variantKey } from '#domain/options.ts';
import type { ChoiceValues, OptionValues, VariantValues } from './option-values.ts';

export interface Matrix {
  rows: OptionValues;
  columns: OptionValues | null;
  pages: OptionValues | null;
}

/** Null without choices. */
export function matrixOf(options: readonly OptionValues[]): Matrix | null {
  const [rows, columns = null, pages = null] = options
    .filter(({ choices }) => choices.length > 0)
    .toSorted((one, other) => other.choices.length - one.choices.length);
  return rows ? { rows, columns, pages } : null;
}

/** Places in the list of variants, by key. */
export function placesOf(variants: readonly VariantValues[]): ReadonlyMap<string, number> {
  return new Map(variants.map(({ choices }, place) => [variantKey(choices), place]));
}

export const keyAt = (...choices: (ChoiceValues | null | undefined)[]): string =>
  variantKey(choices.flatMap((choice) => (choice ? [choice._id] : [])));

/** Every number of those variants that are sold. */
export function filled(
  variants: readonly VariantValues[],
  { inventory, within }: { inventory: number; within: readonly string[] },
): { variants: VariantValues[]; count: number } {
  const isMeant = ({ active, choices }: VariantValues) =>
    active && within.every((choice) => choices.includes(choice));
  return {
    variants: variants.map((variant) => (isMeant(variant) ? { ...variant, inventory } : variant)),
    count: variants.filter(isMeant).length,
  };
}
