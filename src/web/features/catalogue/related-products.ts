import { stockState } from '#domain/product.ts';
import type { CardProduct } from './card-product.ts';

/** At most `most` other pieces: the category's before others, and available ones first. */
export function relatedProducts(
  product: Pick<CardProduct, '_id' | 'category'>,
  candidates: readonly CardProduct[],
  most: number,
): CardProduct[] {
  const others = new Map(
    candidates.filter(({ _id }) => _id !== product._id).map((other) => [other._id, other]),
  );
  const distance = (other: CardProduct) =>
    (stockState(other) === 'soldOut' ? 2 : 0) + (other.category === product.category ? 0 : 1);
  return [...others.values()].toSorted((a, b) => distance(a) - distance(b)).slice(0, most);
}
