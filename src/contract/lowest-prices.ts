import { agorot } from '#domain/money.ts';
import { extraRange } from '#domain/options.ts';
import { toAgorot, toShekels } from './money.ts';
import type { Product } from './products.ts';
import { toChoosable } from './shown-options.ts';
import { type ShownProductPrices, shownProductPrices } from './shown-prices.ts';

/** Of the cheapest choices. */
export function shownLowestPrices(
  product: Pick<Product, 'price' | 'discount' | 'options' | 'variants' | 'personalText'>,
): ShownProductPrices {
  const { least } = extraRange(toChoosable(product));
  return shownProductPrices({ ...product, price: toShekels(agorot(toAgorot(product.price) + least)) });
}
