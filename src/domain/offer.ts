import type { Agorot, Percent } from './money.ts';
import { productPrices } from './product.ts';
import { type WorkshopFacts, workshopState } from './workshop.ts';

export const PRODUCT_TYPES = ['Tutorial', 'Workshop', 'Item'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export interface Offer {
  price: Agorot;
  /** Pieces in stock or free seats; null when unlimited. */
  left: number | null;
  /** A product out of stock is `open` with nothing left: its line stays in a cart. */
  state: 'open' | 'past' | 'full';
  owned: boolean;
}

export function productOffer(product: { price: Agorot; discount: Percent; inventory: number }): Offer {
  const { price } = productPrices(product);
  return { price, left: Math.max(0, product.inventory), state: 'open', owned: false };
}

export function workshopOffer(workshop: WorkshopFacts, now: Date): Offer {
  const { price, seatsLeft, status } = workshopState(workshop, now);
  return { price, left: seatsLeft, state: status, owned: false };
}

export function tutorialOffer({ price, owned }: { price: Agorot; owned: boolean }): Offer {
  return { price, left: null, state: 'open', owned };
}
