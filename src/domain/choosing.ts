/** Choosing one option after the other (docs/rules.md#choices). */
import { type Variant, variantKey } from './options.ts';
import { piecesLeft } from './product.ts';

interface AnyOption {
  choices: readonly { _id: string }[];
}

/** Of the given ids, the first choice of each option, in the order of the options; other ids are ignored. */
export function pickedOf(options: readonly AnyOption[], ids: readonly string[]): string[] {
  return options.flatMap(({ choices }) => ids.find((id) => choices.some(({ _id }) => _id === id)) ?? []);
}

/** Another choice of its option goes. */
export function picking(options: readonly AnyOption[], picked: readonly string[], id: string): string[] {
  return pickedOf(options, [id, ...picked]);
}

/** What can't be had together with the picked choices of the other options. */
export function soldOutChoices(
  { options, variants }: { options: readonly AnyOption[]; variants: readonly Variant[] },
  picked: readonly string[],
): ReadonlySet<string> {
  if (variants.length === 0) return new Set();
  const available = variants.filter((variant) => variant.active && piecesLeft(variant) > 0);
  const soldOut = options.flatMap(({ choices }) => {
    const others = picked.filter((id) => !choices.some(({ _id }) => _id === id));
    const rest = available.filter((variant) => others.every((id) => variant.choices.includes(id)));
    return choices.map(({ _id }) => _id).filter((id) => !rest.some((one) => one.choices.includes(id)));
  });
  return new Set(soldOut);
}

/** Null: not every option has its choice, or the stock is shared. */
export function pickedVariant(variants: readonly Variant[], picked: readonly string[]): Variant | null {
  const key = variantKey(picked);
  return variants.find(({ choices }) => variantKey(choices) === key) ?? null;
}

/** `parameter`: of a page's address. */
export function pickedIn(options: readonly AnyOption[], parameter: string | undefined): string[] {
  return pickedOf(options, parameter?.split(',') ?? []);
}
