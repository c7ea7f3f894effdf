/** What can be bought of an entry now, and for how much (spec §9; product: Catalogue, Cart and checkout). */
import { toAgorot } from './money.ts';
import { discounted } from './prices.ts';
import { type WorkshopFacts, workshopState } from './workshop.ts';

/** The spec's names: `Item` is a product of the shop. */
export const PRODUCT_TYPES = ['Tutorial', 'Workshop', 'Item'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export interface Offer {
  /** Agorot to pay for one, now. */
  price: number;
  /** Pieces in stock or free seats; null where there is no end to them. */
  left: number | null;
  /** A product without stock is `open` with nothing left: its line stays in a cart. */
  state: 'open' | 'past' | 'full';
  /** The customer has this tutorial already. */
  owned: boolean;
}

/** `price` in agorot, `discount` in percent; made-to-order pieces count like any other (product: Catalogue). */
export function productOffer(product: { price: number; discount: number; inventory: number }): Offer {
  const price = discounted(product.price, product.discount);
  return { price, left: Math.max(0, product.inventory), state: 'open', owned: false };
}

/** Money in shekels, as the rules of workshops have it. */
export function workshopOffer(workshop: WorkshopFacts, now: Date): Offer {
  const { price, seatsLeft, status } = workshopState(workshop, now);
  return { price: toAgorot(price), left: seatsLeft, state: status, owned: false };
}

/** `price` in agorot. */
export function tutorialOffer(tutorial: { price: number; owned: boolean }): Offer {
  return { price: tutorial.price, left: null, state: 'open', owned: tutorial.owned };
}
