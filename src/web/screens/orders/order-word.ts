import type { Order } from '#contract/orders.ts';
import type { OrderState } from '#domain/orders/order-states.ts';

type OrderWord = OrderState | 'review' | 'refunded' | 'replaced' | 'making' | 'ready';

/** What a list says of an order in a word. */
export function orderWord({
  state,
  payment,
  lines,
  replacedBy,
}: {
  state: OrderState;
  payment: Pick<Order['payment'], 'state'>;
  lines: readonly Pick<Order['lines'][number], 'state'>[];
  replacedBy?: Order['replacedBy'];
}): OrderWord {
  if (payment.state === 'review') return 'review';
  if (payment.state === 'refunded') return 'refunded';
  if (state === 'cancelled' && replacedBy !== undefined) return 'replaced';
  if (state !== 'confirmed') return state;
  const has = (wanted: 'making' | 'ready') => lines.some((line) => line.state === wanted);
  if (has('ready')) return 'ready';
  return has('making') ? 'making' : 'confirmed';
}
