/** What the ledger of charges and refunds says; a payment's state is never stored (docs/rules.md#orders). */
import { type Agorot, agorot } from '../money.ts';
import type { OrderState, PaymentState } from './order-states.ts';
import { sumOf } from './order-totals.ts';

export const PAYMENT_METHODS = ['card', 'bit', 'arrange'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export interface Ledger {
  total: Agorot;
  charges: readonly Agorot[];
  /** Not those that are only asked for. */
  refundsDone: readonly Agorot[];
}

export interface LedgerSums {
  paid: Agorot;
  refunded: Agorot;
  /** Still to pay: of a pending or expired order. */
  missing: Agorot;
}

export interface PaymentFacts extends Ledger {
  /** Money came that the order can't take, and the admin hasn't decided yet. */
  needsReview: boolean;
  orderState: OrderState;
}

export function ledgerSums({ total, charges, refundsDone }: Ledger): LedgerSums {
  const paid = sumOf(charges);
  const refunded = sumOf(refundsDone);
  return { paid, refunded, missing: agorot(Math.max(0, total - (paid - refunded))) };
}

export function paymentState({ needsReview, orderState, ...ledger }: PaymentFacts): PaymentState {
  const sums = ledgerSums(ledger);
  if (needsReview || (orderState === 'expired' && sums.paid > sums.refunded)) return 'review';
  if (orderState === 'pending') return sums.missing > 0 ? 'pending' : stateOfMoney(sums);
  if (orderState === 'cancelled' || orderState === 'expired') return stateOfMoney(sums);
  return sums.missing > 0 && sums.refunded === 0 ? 'pending' : stateOfMoney(sums);
}

/** A refund of what was paid too much leaves the order paid. */
function stateOfMoney({ paid, refunded, missing }: LedgerSums): PaymentState {
  if (paid === 0) return 'none';
  if (refunded >= paid) return 'refunded';
  return refunded > 0 && missing > 0 ? 'part_refunded' : 'paid';
}
