/** What is still in the cart may have been paid for a moment ago: the provider is asked before it is ordered again. */
import { earlierResult } from '#server/idempotency/idempotency.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { openOrderOf } from '../open-orders.repository.ts';
import { readOrderView } from '../order-view.ts';
import { PLACE_CALL } from '../place-order.service.ts';
import type { Placing } from '../placing.ts';
import type { Asking } from './settle-attempt.service.ts';
import { settleOrderPages } from './settle-order-pages.service.ts';

/** Throws an ApiError (409, with the order) if it was paid. */
export async function refuseOrdered(
  asking: Asking,
  { input, user, key, now }: Pick<Placing, 'input' | 'user' | 'key' | 'now'>,
): Promise<void> {
  const { db } = asking;
  const open = await openOrderOf(db, input.sessionId, user._id);
  if (open === null) return;
  // The very call that made this order, repeated: it is answered with it.
  if (await earlierResult(db, { userId: user._id, call: PLACE_CALL, key, body: input })) return;
  await settleOrderPages(asking, open);
  const order = await readOrderView(db, open, now);
  if (order && order.state !== 'pending' && order.state !== 'cancelled' && order.state !== 'expired')
    throw new ApiError('already_ordered', undefined, { data: order });
}
