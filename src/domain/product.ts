/** What a product costs and whether it is in stock. */
import { type Agorot, discounted } from './money.ts';

/** Up to this many pieces the page says how many are left. */
export const FEW = 3;

export interface ProductPrices<Money = Agorot> {
  /** To pay. */
  price: Money;
  /** Before the discount, to strike through; null without a discount. */
  original: Money | null;
  /** Percent. */
  discount: number;
}

export function productPrices({ price, discount }: { price: Agorot; discount: number }): ProductPrices {
  if (discount === 0) return { price, original: null, discount };
  return { price: discounted(price, discount), original: price, discount };
}

export type StockState = 'soldOut' | 'few' | 'plenty';

/** Made-to-order pieces count like any other. */
export function stockState(inventory: number): StockState {
  if (inventory <= 0) return 'soldOut';
  return inventory <= FEW ? 'few' : 'plenty';
}
