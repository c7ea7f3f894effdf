import type { Agorot, Percent } from './money.ts';
import { type Stock, piecesLeft, productPrices } from './product.ts';
import { type WorkshopFacts, workshopState } from './workshop.ts';

export const PRODUCT_TYPES = ['Tutorial', 'Workshop', 'Item'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export interface Offer {
  price: Agorot;
  /** Before a discount; null when nothing is taken off. */
  original: Agorot | null;
  /** Pieces in stock or free seats; null when unlimited. */
  left: number | null;
  /** A product out of stock is `open` with nothing left: its line stays in a cart. */
  state: 'open' | 'past' | 'full';
  owned: boolean;
}

export function productOffer(product: { price: Agorot; discount: Percent } & Stock): Offer {
  const { price, original } = productPrices(product);
  return { price, original, left: piecesLeft(product), state: 'open', owned: false };
}

export function workshopOffer(workshop: WorkshopFacts, now: Date): Offer {
  const { price, original, seatsLeft, status } = workshopState(workshop, now);
  return { price, original, left: seatsLeft, state: status, owned: false };
}

export function tutorialOffer({ price, owned }: { price: Agorot; owned: boolean }): Offer {
  return { price, original: null, left: null, state: 'open', owned };
}
