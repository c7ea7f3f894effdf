/** The variants of options, and what becomes of their stock when the options change. */
import { OPTION_BOUNDS, variantKey } from '#domain/options.ts';
import { amount, type OptionValues, type VariantValues } from './option-values.ts';

type Options = readonly Pick<OptionValues, 'choices'>[];

/** One choice of each option; an option without choices is still being written and doesn't count. */
export function combinations(options: Options): string[][] {
  return options
    .filter(({ choices }) => choices.length > 0)
    .reduce<string[][]>(
      (lists, { choices }) => lists.flatMap((list) => choices.map(({ _id }) => [...list, _id])),
      [[]],
    )
    .filter((choices) => choices.length > 0);
}

export function countOfCombinations(options: Options): number {
  const counts = options.map(({ choices }) => choices.length).filter((count) => count > 0);
  return counts.length === 0 ? 0 : counts.reduce((product, count) => product * count, 1);
}

export const canBeCounted = (options: Options): boolean =>
  countOfCombinations(options) <= OPTION_BOUNDS.variants;

/**
 * All combinations in their order. Those that were there keep their stock. The first choice of a new option takes over
 * what was counted without it, and removing an option adds up what it divided.
 */
export function variantsFor(
  options: Options,
  before: readonly VariantValues[],
  { active = true } = {},
): VariantValues[] {
  const kept = new Map(before.map((variant) => [variantKey(variant.choices), variant]));
  const firsts = new Set(options.map(({ choices }) => choices[0]?._id));
  const there = new Set(options.flatMap(({ choices }) => choices.map(({ _id }) => _id)));
  const length = before[0]?.choices.length ?? 0;
  return combinations(options).map((choices) => {
    const same = kept.get(variantKey(choices));
    if (same) return { ...same, choices };
    const blank = { choices, inventory: 0, active };
    if (choices.length > length) return { ...blank, ...inherited(choices, kept, firsts) };
    return choices.length < length ? { ...blank, ...sumOf(choices, before, there) } : blank;
  });
}

type Stock = Partial<Pick<VariantValues, 'inventory' | 'active'>>;

/** From the combination without the new options, for their first choices. */
function inherited(
  choices: readonly string[],
  kept: ReadonlyMap<string, VariantValues>,
  firsts: ReadonlySet<string | undefined>,
): Stock {
  const variant = [...kept.values()].find(
    (one) =>
      one.choices.every((id) => choices.includes(id)) &&
      choices.every((id) => one.choices.includes(id) || firsts.has(id)),
  );
  return variant ? { inventory: variant.inventory, active: variant.active } : {};
}

/** Of the combinations that differ only in options that are gone. */
function sumOf(
  choices: readonly string[],
  before: readonly VariantValues[],
  there: ReadonlySet<string>,
): Stock {
  const parts = before.filter(
    (one) =>
      choices.every((id) => one.choices.includes(id)) &&
      one.choices.every((id) => choices.includes(id) || !there.has(id)),
  );
  if (parts.length === 0) return {};
  return { inventory: totalOf(parts), active: parts.some(({ active }) => active) };
}

export function totalOf(variants: readonly Pick<VariantValues, 'inventory'>[]): number {
  return variants.reduce((sum, { inventory }) => sum + amount(inventory), 0);
}
