import type { OrderLine } from '#contract/orders.ts';
import { hasBegun } from '#domain/meetings.ts';
import type { CancellationRefusal } from '#domain/orders/cancellation.ts';
import type { OrderMailWords } from '#i18n/order-mails/he.ts';

type Words = OrderMailWords['rights'];

/** The right to cancel a line, in words (docs/rules.md#cancellation); null when there is nothing to say. */
export function rightOf(line: OrderLine, words: Words, now: Date, withRefund = true): string | null {
  const { allowed, reason, refund } = line.cancellation;
  // Written by lineCancellation.
  if (!allowed)
    return refusalOf(reason as CancellationRefusal | undefined, words, hasBegun(line.meetings ?? [], now));
  const right = untilWhen(line, words);
  const hasRefund = withRefund && refund !== undefined && refund > 0;
  return right !== null && hasRefund ? words.refund(right, refund) : right;
}

function untilWhen({ productType, madeToOrder, cancellation }: OrderLine, words: Words): string | null {
  if (cancellation.until !== undefined) return words.until(cancellation.until);
  if (productType === 'Tutorial') return words.unopened;
  if (productType === 'Workshop') return null;
  return madeToOrder ? words.beforeMaking : words.piece;
}

function refusalOf(reason: CancellationRefusal | undefined, words: Words, isBegun: boolean): string | null {
  switch (reason) {
    case 'making_begun':
      return words.making_begun;
    case 'opened':
      return words.opened;
    case 'deadline_passed':
      return isBegun ? words.seatBegun : words.seatLate;
    case 'handed_over_over_14_days':
      return words.pieceLate;
    default:
      return null;
  }
}
