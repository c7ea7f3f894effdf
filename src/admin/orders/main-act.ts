/** The one thing to do next, which alone stands out on an order's page. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { openRefunds } from '#domain/payments/refund-decisions.ts';
import { canRefund } from './refund-values.ts';
import { movesOf } from './line-moves.ts';

export type MainAct = { kind: 'refund' | 'paid' | 'none' } | { kind: 'line'; line: string };

/** Ids of buttons, for keys. */
export const ACT_IDS = { main: 'order-main-act', refund: 'order-refund', print: 'order-print' } as const;

export function mainAct(order: AdminOrder, now: string): MainAct {
  const { payment, missing, state, cancellationRequest: request } = order;
  const isFailed = openRefunds(order.refunds, new Date(now)).length > 0;
  if (payment.state === 'review' || isFailed || (request && request.settled === undefined))
    return { kind: canRefund(order) ? 'refund' : 'none' };
  if (missing > 0 && (state === 'pending' || state === 'expired')) return { kind: 'paid' };
  const line = order.lines.find((one) => movesOf(order, one, now).length > 0);
  return line ? { kind: 'line', line: line._id } : { kind: 'none' };
}
