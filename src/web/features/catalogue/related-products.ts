import type { Product } from '#contract/products.ts';
import { stockState } from '#domain/product.ts';

/** At most `most` other pieces: the category's before others, and available ones first. */
export function relatedProducts(product: Product, candidates: readonly Product[], most: number): Product[] {
  const others = new Map(
    candidates.filter(({ _id }) => _id !== product._id).map((other) => [other._id, other]),
  );
  const distance = (other: Product) =>
    (stockState(other) === 'soldOut' ? 2 : 0) + (other.category === product.category ? 0 : 1);
  return [...others.values()].toSorted((a, b) => distance(a) - distance(b)).slice(0, most);
}
