/** The open order of a cart whose lines are still in it: placing again takes its place (docs/rules.md#placing-an-order). */
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { openOrderOf } from './open-orders.repository.ts';
import { readOrderView, sumsOf } from './order-view.ts';
import { cancelUnpaid } from './cancel-order.service.ts';
import { type OpenOrder, openOrder } from './order-change.ts';

export type ReplacedOrder = OpenOrder | null;

/** Throws an ApiError (409, with the order) if it was paid meanwhile. */
export async function lockReplaced(
  transaction: DatabaseTransaction,
  cartId: string,
  { userId, now }: { userId: string; now: Date },
): Promise<ReplacedOrder> {
  const id = await openOrderOf(transaction, cartId, userId);
  if (id === null) return null;
  const open = await openOrder(transaction, id);
  if (open.order.state !== 'pending' || sumsOf(open).paid > 0)
    throw new ApiError('already_ordered', undefined, { data: await readOrderView(transaction, id, now) });
  return open;
}

/** Without a mail: to its customer it is one order. Locks the stock version, so call it last. */
export async function cancelReplaced(
  transaction: DatabaseTransaction,
  replaced: ReplacedOrder,
  { by: replacedBy, now }: { by: string; now: Date },
): Promise<void> {
  if (!replaced) return;
  const details = { replacedBy };
  await cancelUnpaid(transaction, replaced, { actor: 'customer', by: null, details, isSilent: true, now });
}
