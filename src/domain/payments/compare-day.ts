/** A day of the provider's against the shop's ledger, in both directions (docs/rules.md#payment). */
import type { Agorot } from '../money.ts';

export const DIFFERENCE_KINDS = [
  'charge_not_here',
  'charge_not_there',
  'charge_amount',
  'refund_not_here',
  'refund_not_there',
  'refund_amount',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Of the provider's list. */
export interface Listed {
  transactionId: string;
  amount: Agorot;
}

/** Of the ledger; without a reference it is known by its amount alone. */
export interface Booked {
  id: string;
  orderId: string;
  reference: string | null;
  amount: Agorot;
}

export interface Difference {
  kind: DifferenceKind;
  reference: string;
  orderId: string | null;
  ours: Agorot | null;
  theirs: Agorot | null;
}

export interface Sides {
  /** The provider's, of the day. */
  theirs: readonly Listed[];
  /** The provider's of the days before, for what was booked after midnight. */
  before: readonly Listed[];
  /** Booked on the day. */
  ours: readonly Booked[];
  /** Booked whenever, with a reference of `theirs` or `before`. */
  known: readonly Booked[];
}

export interface Compared {
  differences: Difference[];
  /** What was known by its amount, and now by its reference. */
  found: { id: string; reference: string }[];
}

export function compareDay(what: 'charge' | 'refund', { theirs, before, ours, known }: Sides): Compared {
  const differences: Difference[] = [];
  const found: Compared['found'] = [];
  const byReference = new Map(known.map((booked) => [booked.reference, booked]));
  const listed = [...theirs, ...before];
  const free = listed.filter(({ transactionId }) => !byReference.has(transactionId));
  for (const { id, orderId, reference, amount } of ours) {
    const index = reference === null ? free.findIndex((one) => one.amount === amount) : -1;
    if (index !== -1) found.push({ id, reference: free.splice(index, 1)[0]!.transactionId });
    else if (reference === null || !listed.some(({ transactionId }) => transactionId === reference))
      differences.push({
        kind: `${what}_not_there`,
        reference: reference ?? id,
        orderId,
        ours: amount,
        theirs: null,
      });
  }
  for (const { transactionId: reference, amount } of theirs) {
    const booked = byReference.get(reference);
    if (booked && booked.amount !== amount)
      differences.push({
        kind: `${what}_amount`,
        reference,
        orderId: booked.orderId,
        ours: booked.amount,
        theirs: amount,
      });
    else if (free.some(({ transactionId }) => transactionId === reference))
      differences.push({
        kind: `${what}_not_here`,
        reference,
        orderId: null,
        ours: null,
        theirs: amount,
      });
  }
  return { differences, found };
}
