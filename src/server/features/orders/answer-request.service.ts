/** An open cancellation request that ends with words instead of money (docs/rules.md#cancellation). */
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { EventDetails } from '#server/db/order-tables.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { settleRequest } from './cancellation-request.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { enqueueOrderMail } from './order-mails.service.ts';
import { recordEvent, updateOrder } from './orders.repository.ts';

/** Throws an ApiError (409) when no request is open. */
export async function answerRequest(
  transaction: DatabaseTransaction,
  { order }: OpenOrder,
  { text, by, now }: { text: string; by: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  if (!(await settleRequest(transaction, order.id, at))) throw new ApiError('not_cancellable');
  const changed = await updateOrder(transaction, order, { has_request: 0 }, at);
  await recordEvent(transaction, order.id, {
    event: 'cancellation_settled',
    actor: 'admin',
    by,
    details: { text },
    at,
  });
  await enqueueOrderMail(transaction, changed, 'cancellation', { now, by, event: String(changed.version) });
}

/** What the latest request was answered with; null if a refund settled it. */
export async function answerOf(db: Database, orderId: string): Promise<string | null> {
  const last = await db
    .selectFrom('order_events')
    .select('details')
    .where('order_id', '=', orderId)
    .where('event', '=', 'cancellation_settled')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.details) return null;
  return (JSON.parse(last.details) as EventDetails).text ?? null; // Written by `recordEvent`.
}
