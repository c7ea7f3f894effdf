/** To which pieces the admin may add a picture or words of the work (docs/rules.md#orders). */
import type { Order, OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';

const SHOWN: readonly LineState[] = ['making', 'ready', 'handed_over'];

/** A piece from stock isn't worked on, unless the admin began to. */
export function canShowWork(
  { state }: Pick<Order, 'state'>,
  line: Pick<OrderLine, 'productType' | 'madeToOrder' | 'state' | 'stages'>,
): boolean {
  if (state !== 'confirmed' && state !== 'completed') return false;
  if (line.productType !== 'Item' || !SHOWN.includes(line.state)) return false;
  return line.madeToOrder === true || line.state === 'making' || line.stages !== undefined;
}
