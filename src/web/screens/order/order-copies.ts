/** How many of an order's line are left, and how many of them are to be cancelled. */
import { toAgorot, toShekels } from '#contract/money.ts';
import type { Order, OrderCancellation, OrderLine } from '#contract/orders.ts';
import { type Shekels, agorot } from '#domain/money.ts';
import { openlyAsked } from '#domain/orders/asked-quantity.ts';
import { refundOfQuantity } from '#domain/orders/refunds.ts';

/** Not refunded. */
export function copiesLeft({ quantity, refunded }: OrderLine): number {
  return quantity - refunded.quantity;
}

/** In a request that is still open. */
export function copiesAsked({ cancellationRequest }: Order, line: OrderLine): number {
  return openlyAsked(cancellationRequest, { _id: line._id, quantity: copiesLeft(line) });
}

/** What was paid for so many of those that are left. */
export function paidFor(line: OrderLine, copies: number): Shekels {
  const amount = agorot(toAgorot(line.toPay) - toAgorot(line.refunded.amount));
  return toShekels(refundOfQuantity({ quantity: copiesLeft(line), amount }, copies));
}

/** By line's id, how many copies are to be cancelled. */
export type ChosenCopies = Readonly<Record<string, number>>;

export function toCancellation(
  lines: readonly OrderLine[],
  chosen: ChosenCopies,
): Required<Pick<OrderCancellation, 'lines'>> & Pick<OrderCancellation, 'quantities'> {
  const some = lines.filter((line) => (chosen[line._id] ?? copiesLeft(line)) < copiesLeft(line));
  return {
    lines: Object.keys(chosen),
    ...(some.length > 0 && {
      quantities: Object.fromEntries(some.map(({ _id }) => [_id, chosen[_id]!])),
    }),
  };
}
