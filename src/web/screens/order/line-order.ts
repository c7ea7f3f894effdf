import type { Order, OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';

/** What a customer can do something with comes first, what is over last. */
const RANKS: Partial<Record<LineState, number>> = {
  granted: 0,
  ready: 1,
  registered: 2,
  making: 3,
  waiting: 4,
};
const OVER = 5;

/** Of a confirmed order; any other keeps the cart's order. Seats go by their first meeting. */
export function inOrderOfUse({ state, lines }: Pick<Order, 'state' | 'lines'>): OrderLine[] {
  if (state !== 'confirmed') return lines;
  const rank = (line: OrderLine) => RANKS[line.state] ?? OVER;
  const start = ({ meetings }: OrderLine) => meetings?.[0]?.date ?? '';
  return lines.toSorted((a, b) => rank(a) - rank(b) || start(a).localeCompare(start(b)));
}
