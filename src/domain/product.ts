import { type Agorot, type Percent, discounted } from './money.ts';
import type { Variant } from './options.ts';

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

export interface Stock {
  inventory: number;
  /** Set aside for unpaid orders. */
  held?: number | undefined;
  /** With any, only active ones count. */
  variants?: readonly Variant[] | undefined;
}

export function piecesLeft({ inventory, held = 0, variants = [] }: Stock): number {
  if (variants.length === 0) return Math.max(0, inventory - held);
  return variants
    .filter(({ active }) => active)
    .reduce((sum, variant) => sum + Math.max(0, variant.inventory - (variant.held ?? 0)), 0);
}

export function stockState(stock: Stock): StockState {
  const left = piecesLeft(stock);
  if (left === 0) return 'soldOut';
  return left <= FEW ? 'few' : 'plenty';
}
