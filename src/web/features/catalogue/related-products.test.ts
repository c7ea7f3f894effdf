import { expect, test } from 'vitest';
import type { CardProduct } from './card-product.ts';
import { relatedProducts } from './related-products.ts';

const piece = (_id: string, category: CardProduct['category'], inventory = 5) =>
  ({ _id, category, inventory }) as CardProduct;
const idsOf = (products: CardProduct[]) => products.map(({ _id }) => _id);

test('its own category first, then others; what is sold out last; itself and doubles never', () => {
  const ring = piece('ring', 'goldsmith');
  const candidates = [
    piece('card', 'cricut'),
    piece('gone', 'goldsmith', 0),
    ring,
    piece('cuff', 'goldsmith'),
    piece('chain', 'goldsmith', 1),
    piece('cuff', 'goldsmith'),
  ];
  expect(idsOf(relatedProducts(ring, candidates, 4))).toEqual(['cuff', 'chain', 'card', 'gone']);
  expect(idsOf(relatedProducts(ring, candidates, 2))).toEqual(['cuff', 'chain']);
  expect(relatedProducts(ring, [ring], 4)).toEqual([]);
});
