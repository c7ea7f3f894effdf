import type { Order } from '#contract/orders.ts';
import { missingOf } from './order-words.ts';

/**
 * Of an order that is paid online. `open`: its page at the provider waits. `waiting`, then `late`: this tab comes from
 * there, and the provider's word isn't here yet. `declined`: there is no page any more. `none`: nothing to pay online.
 */
export type PayPhase = 'none' | 'open' | 'waiting' | 'late' | 'declined';

interface Seen {
  /** This tab has left for the provider's page. */
  hasLeft: boolean;
  /** It has waited longer than usual. */
  isLate: boolean;
  /** ms */
  now: number;
}

export function payPhaseOf(
  order: Pick<Order, 'state' | 'total' | 'payment'>,
  { hasLeft, isLate, now }: Seen,
): PayPhase {
  const { method, state, holdUntil, url } = order.payment;
  const isOver = holdUntil !== undefined && Date.parse(holdUntil) <= now;
  if (method === 'arrange' || state === 'review' || missingOf(order) === 0 || isOver) return 'none';
  if (!url) return 'declined';
  if (!hasLeft) return 'open';
  return isLate ? 'late' : 'waiting';
}
