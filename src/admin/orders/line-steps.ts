import type { OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';

const MADE: readonly LineState[] = ['waiting', 'making', 'ready', 'handed_over'];
const FROM_STOCK: readonly LineState[] = ['waiting', 'ready', 'handed_over'];

/** The way of a piece, made or from stock; a seat and a tutorial have none. */
export function lineSteps({
  productType,
  madeToOrder,
  state,
}: Pick<OrderLine, 'productType' | 'madeToOrder' | 'state'>): readonly LineState[] {
  if (productType !== 'Item') return [];
  return madeToOrder || state === 'making' ? MADE : FROM_STOCK;
}
