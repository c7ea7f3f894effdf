import { type Agorot, type Percent, discounted } from './money.ts';

/** Up to this many pieces, a page says how many are left. */
export const FEW = 3;

export interface ProductPrices<Money = Agorot> {
  price: Money;
  original: Money | null;
  discount: Percent;
}

export function productPrices({ price, discount }: { price: Agorot; discount: Percent }): ProductPrices {
  if (discount === 0) return { price, original: null, discount };
  return { price: discounted(price, discount), original: price, discount };
}

export type StockState = 'soldOut' | 'few' | 'plenty';

export function stockState(inventory: number): StockState {
  if (inventory <= 0) return 'soldOut';
  return inventory <= FEW ? 'few' : 'plenty';
}
