/** What the admin does next with an order, most urgent first. */
import type { Order, OrderLine } from '#contract/orders.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';

/** `at` is ISO 8601: a deadline, or when it takes place. */
export type NextStep =
  | { kind: 'review' | 'prepare' | 'pack' | 'pickup' | 'send' | 'mark' }
  | { kind: 'completed' | 'cancelled' | 'expired' }
  | { kind: 'request' | 'seats'; at: string }
  | { kind: 'unpaid' | 'make' | 'finish'; at?: string | undefined };

export function nextStep(order: Order, now: string): NextStep {
  const { state, payment, cancellationRequest } = order;
  if (payment.state === 'review') return { kind: 'review' };
  if (cancellationRequest && cancellationRequest.settled === undefined)
    return { kind: 'request', at: refundDeadline(cancellationRequest.at) };
  if (state === 'pending') return { kind: 'unpaid', at: payment.holdUntil };
  return state === 'confirmed' ? stepOfLines(order, now) : { kind: state };
}

function stepOfLines({ lines, delivery }: Order, now: string): NextStep {
  const isSent = delivery !== undefined && delivery.method !== 'pickup';
  const pieces = lines.filter(({ productType }) => productType === 'Item');
  const toStart = pieces.filter(({ state, madeToOrder }) => state === 'waiting' && madeToOrder);
  if (toStart.length > 0) return { kind: 'make', at: earliest(toStart) };
  const making = pieces.filter(({ state }) => state === 'making');
  if (making.length > 0) return { kind: 'finish', at: earliest(making) };
  if (pieces.some(({ state }) => state === 'waiting')) return { kind: isSent ? 'pack' : 'prepare' };
  if (pieces.some(({ state }) => state === 'ready')) return { kind: isSent ? 'send' : 'pickup' };
  const meetings = lines
    .filter(({ state }) => state === 'registered')
    .flatMap((line) => line.meetings ?? [])
    .map(({ date }) => date)
    .toSorted();
  const coming = meetings.find((date) => date >= now);
  return coming === undefined ? { kind: 'mark' } : { kind: 'seats', at: coming };
}

function earliest(lines: readonly OrderLine[]): string | undefined {
  return lines.flatMap(({ readyBy }) => readyBy ?? []).toSorted()[0];
}
