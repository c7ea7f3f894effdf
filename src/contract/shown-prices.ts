/** In shekels. */
import type { Agorot, Percent, Shekels } from '#domain/money.ts';
import { type ProductPrices, productPrices } from '#domain/product.ts';
import { type WorkshopFacts, type WorkshopState, workshopState } from '#domain/workshop.ts';
import { toAgorot, toShekels } from './money.ts';

export type ShownProductPrices = ProductPrices<Shekels>;
export type ShownWorkshop = WorkshopState<Shekels>;

export function shownProductPrices(product: { price: Shekels; discount: Percent }): ShownProductPrices {
  const prices = productPrices({ ...product, price: toAgorot(product.price) });
  return { ...prices, ...shown(prices) };
}

export function shownWorkshop(
  workshop: Omit<WorkshopFacts, 'price'> & { price: Shekels },
  now: Date,
  joinBegun?: boolean,
): ShownWorkshop {
  const state = workshopState({ ...workshop, price: toAgorot(workshop.price) }, now, joinBegun);
  return { ...state, ...shown(state) };
}

function shown({ price, original }: { price: Agorot; original: Agorot | null }) {
  return { price: toShekels(price), original: original === null ? null : toShekels(original) };
}
