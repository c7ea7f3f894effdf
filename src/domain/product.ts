/** What a product's card says of price and stock (spec §2, Shop; product: Catalogue). */
import { toAgorot, toShekels } from './money.ts';
import { discounted } from './prices.ts';

/** Up to this many pieces the page says how many are left. */
export const FEW = 3;

export interface ProductPrices {
  /** Shekels to pay. */
  price: number;
  /** Shekels before the discount, to strike through; null without a discount. */
  original: number | null;
  /** Percent. */
  discount: number;
}

/** `price` in shekels and `discount` in whole percent, as the API has them. */
export function productPrices({ price, discount }: { price: number; discount: number }): ProductPrices {
  if (discount === 0) return { price, original: null, discount };
  return { price: toShekels(discounted(toAgorot(price), discount)), original: price, discount };
}

export type StockState = 'soldOut' | 'few' | 'plenty';

/** Made-to-order pieces count like any other (product: Catalogue). */
export function stockState(inventory: number): StockState {
  if (inventory <= 0) return 'soldOut';
  return inventory <= FEW ? 'few' : 'plenty';
}
