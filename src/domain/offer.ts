import { type Agorot, type Percent, agorot } from './money.ts';
import { type Choosable, type Chosen, extraOf } from './options.ts';
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

export interface OfferedProduct extends Choosable, Omit<Stock, 'variants'> {
  price: Agorot;
  discount: Percent;
}

/** `taken`: of the same stock, by others of somebody's own lines. */
export function productOffer(
  product: OfferedProduct,
  { chosen, taken }: { chosen: Chosen; taken: number },
): Offer {
  const { price, original } = productPrices({
    price: agorot(product.price + extraOf(chosen, product.personalText)),
    discount: product.discount,
  });
  const left = Math.max(0, chosenPieces(product, chosen) - taken);
  return { price, original, left, state: 'open', owned: false };
}

/** An inactive variant can't be had. */
function chosenPieces(product: Stock, { variant }: Chosen): number {
  if (!variant) return piecesLeft(product);
  return variant.active ? piecesLeft(variant) : 0;
}

/** One that has begun and can't be joined is as good as past. */
export function workshopOffer(workshop: WorkshopFacts, now: Date, joinBegun?: boolean): Offer {
  const { price, original, seatsLeft, status } = workshopState(workshop, now, joinBegun);
  return { price, original, left: seatsLeft, state: status === 'begun' ? 'past' : status, owned: false };
}

export function tutorialOffer({ price, owned }: { price: Agorot; owned: boolean }): Offer {
  return { price, original: null, left: null, state: 'open', owned };
}
