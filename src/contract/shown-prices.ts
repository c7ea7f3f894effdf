/** In shekels. */
import { type Agorot, type Percent, type Shekels, agorot } from '#domain/money.ts';
import { extraRange } from '#domain/options.ts';
import { type ProductPrices, productPrices } from '#domain/product.ts';
import { type WorkshopFacts, type WorkshopState, workshopState } from '#domain/workshop.ts';
import { toAgorot, toShekels } from './money.ts';
import type { Product } from './products.ts';
import { toChoosable } from './shown-options.ts';

export type ShownProductPrices = ProductPrices<Shekels>;
export type ShownWorkshop = WorkshopState<Shekels>;

export function shownProductPrices(product: { price: Shekels; discount: Percent }): ShownProductPrices {
  const prices = productPrices({ ...product, price: toAgorot(product.price) });
  return { ...prices, ...shown(prices) };
}

/** Of the cheapest choices. */
export function shownLowestPrices(
  product: Pick<Product, 'price' | 'discount' | 'options' | 'variants' | 'personalText'>,
): ShownProductPrices {
  const { least } = extraRange(toChoosable(product));
  return shownProductPrices({ ...product, price: toShekels(agorot(toAgorot(product.price) + least)) });
}

export function shownWorkshop(
  workshop: Omit<WorkshopFacts, 'price'> & { price: Shekels },
  now: Date,
): ShownWorkshop {
  const state = workshopState({ ...workshop, price: toAgorot(workshop.price) }, now);
  return { ...state, ...shown(state) };
}

function shown({ price, original }: { price: Agorot; original: Agorot | null }) {
  return { price: toShekels(price), original: original === null ? null : toShekels(original) };
}
