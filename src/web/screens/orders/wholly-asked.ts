import type { Order } from '#contract/orders.ts';
import { openlyAsked } from '#domain/orders/asked-quantity.ts';

/** All that is left of it is in a cancellation request that is still open. */
export function isWhollyAsked({
  lines,
  cancellationRequest,
}: Pick<Order, 'cancellationRequest'> & {
  lines: readonly Pick<Order['lines'][number], '_id' | 'quantity' | 'refunded' | 'state'>[];
}): boolean {
  const left = lines
    .filter(({ state }) => state !== 'cancelled')
    .map(({ _id, quantity, refunded }) => ({ _id, quantity: quantity - refunded.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return left.length > 0 && left.every((line) => openlyAsked(cancellationRequest, line) >= line.quantity);
}
