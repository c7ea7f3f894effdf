/** Apart from `options.ts`: every page needs it, for the lines of a cart. The same for the same choices in any order. */
export function variantKey(choices: readonly string[]): string {
  return choices.toSorted().join(',');
}
