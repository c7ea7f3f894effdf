import type { Product } from '#contract/products.ts';
import { ringSizesOf } from '#domain/ring-size-option.ts';

/** mm of a ring's inner circumference; null if it has none or none is chosen. */
export function chosenSize(
  { options, category }: Pick<Product, 'options' | 'category'>,
  picked: readonly string[],
): string | null {
  const sizes = options.flatMap((option) => ringSizesOf(option, category) ?? []);
  const chosen = sizes.find(({ id }) => picked.includes(id));
  return chosen ? String(chosen.size) : null;
}
