import { useEffect, useState } from 'react';
import { endLeaving, hasCancelledThere, hasLeftToPay } from '#web/features/orders/leave-to-pay.ts';
import type { Order } from '#contract/orders.ts';
import { useClock } from '#ui/use-clock.ts';
import { payPhaseOf, type PayPhase } from './pay-phase.ts';

/** ms; after it, the answer takes longer than usual. */
const USUAL = 60_000;

/** Where the payment of an order is that this tab may have just left for. */
export function usePaying(order: Order): PayPhase {
  const [hasLeft] = useState(() => hasLeftToPay(order._id));
  const [isLate, setLate] = useState(false);
  const { holdUntil } = order.payment;
  const now = useClock((seen) => untilEnd(holdUntil, seen));
  const phase = payPhaseOf(order, { hasLeft, isLate, now });
  const isWaiting = phase === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), USUAL);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (hasCancelledThere()) endLeaving(false);
  }, []);
  useEffect(() => {
    if (hasLeft && !isWaiting) endLeaving(phase === 'none');
  }, [hasLeft, isWaiting, phase]);
  return phase;
}

/** ms; the end of the hold ends the payment. */
function untilEnd(holdUntil: string | undefined, now: number): number {
  const left = holdUntil === undefined ? 0 : Date.parse(holdUntil) - now;
  return left > 0 ? left : Infinity;
}
