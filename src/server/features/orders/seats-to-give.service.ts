import { askedQuantity } from '#domain/orders/asked-quantity.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { openRequestOf, toAskedFor } from './cancellation-request.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { refundableOrder } from './refundable-order.ts';
import { splitLine } from './split-line.service.ts';

/**
 * The line with so many seats, or all that aren't to be cancelled; some of several become a line of their own. Throws
 * an ApiError (400, 404).
 */
export async function seatsToGive(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { lineId, seats, now }: { lineId: string; seats: number | undefined; now: Date },
): Promise<string> {
  const index = open.lines.findIndex(({ id }) => id === lineId);
  const { quantity, refundedQuantity } = refundableOrder(open).lines[index]!;
  const left = quantity - refundedQuantity;
  const request = await openRequestOf(transaction, open.order.id);
  const free = left - (request ? askedQuantity(toAskedFor(request), { _id: lineId, quantity: left }) : 0);
  if (free <= 0) throw new ApiError('not_found');
  const given = seats ?? free;
  if (given > free) throw new ApiError('invalid', { seats: { problem: 'range', min: 1, max: free } });
  if (given === left) return lineId;
  return splitLine(transaction, open, { lineId, quantity: given, now });
}
