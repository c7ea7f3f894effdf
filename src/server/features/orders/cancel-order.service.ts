/** Orders that end, by their customer while they are unpaid or by the admin (docs/rules.md#orders). */
import type { AdminCancellation } from '#contract/admin-orders.ts';
import { type LineState, canMoveLine, canMoveOrder, orderStateOf } from '#domain/orders/order-states.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { seatsAmong, tellOfCancelledSeats } from '../roster/tell-of-cancelled.service.ts';
import { settleRequest } from './cancellation-request.repository.ts';
import { releaseHolds } from './confirm-order.service.ts';
import { endAttempts } from './ledger.repository.ts';
import type { OpenOrder } from './order-change.ts';
import { enqueueMakerMail, enqueueOrderMail } from './order-mails.service.ts';
import { restock } from './order-stock.ts';
import { sumsOf } from './order-view.ts';
import {
  type NewEvent,
  type StoredOrder,
  recordEvent,
  updateLine,
  updateOrder,
} from './orders.repository.ts';
import { carriedOut } from './refundable-order.ts';
import { restockedLines } from './refunded-lines.service.ts';

interface Cancelling {
  actor: NewEvent['actor'];
  by: string | null;
  details?: NewEvent['details'];
  /** No mail: the customer is told at once. */
  isSilent?: boolean;
  now: Date;
}

/** What is pending or expired; money that came for it is the admin's to decide about. */
export async function cancelUnpaid(
  transaction: DatabaseTransaction,
  { order, lines, ledger }: OpenOrder,
  cancelling: Cancelling,
): Promise<StoredOrder> {
  const { now } = cancelling;
  const at = now.toISOString();
  for (const { id } of lines) await updateLine(transaction, id, { state: 'cancelled' });
  await endAttempts(transaction, order.id, 'ended');
  const { paid, refunded } = sumsOf({ order, ledger });
  const hasMoney = paid > refunded;
  const changed = await ended(transaction, order, 'cancelled', { ...cancelling, hasMoney });
  if (hasMoney) {
    await recordEvent(transaction, order.id, { event: 'review', actor: 'shop', at });
    await enqueueMakerMail(transaction, changed, 'review', { now, event: String(changed.version) });
  }
  await releaseHolds(transaction, order, now);
  return changed;
}

/** All that isn't done; money back is a refund of its own. Throws an ApiError (409). */
export async function cancelByAdmin(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { input, by, now }: { input: AdminCancellation; by: string; now: Date },
): Promise<void> {
  const { order, lines, ledger } = open;
  const cancelling = { actor: 'admin', by, ...reasonDetails(input.reason), now } as const;
  if (order.state === 'pending' || order.state === 'expired') {
    await cancelUnpaid(transaction, open, cancelling);
    return;
  }
  const ending = lines.filter(({ product_type, state }) => canMoveLine(product_type, state, 'cancelled'));
  if (order.state !== 'confirmed' || ending.length === 0) throw new ApiError('not_cancellable');
  const states: LineState[] = lines.map((line) => (ending.includes(line) ? 'cancelled' : line.state));
  const to = orderStateOf(states);
  if (!canMoveOrder(order.state, to, 'admin')) throw new ApiError('not_cancellable');
  // A line that ends here brings nothing back with a refund that is still open.
  const left = carriedOut(open).lines.map(({ quantity, refundedQuantity }) => quantity - refundedQuantity);
  const back = restockedLines(
    lines.flatMap((line, index) =>
      ending.includes(line) ? [{ line, quantity: left[index]!, chosen: input.restock }] : [],
    ),
  );
  for (const { id } of ending) await updateLine(transaction, id, { state: 'cancelled' });
  await tellOfCancelledSeats(transaction, order, seatsAmong(ending), now);
  const { paid, refunded } = sumsOf({ order, ledger });
  await ended(transaction, order, to, { ...cancelling, hasMoney: paid > refunded });
  await restock(transaction, back, now);
}

/** A request stays open until the money is back. */
async function ended(
  transaction: DatabaseTransaction,
  order: StoredOrder,
  state: 'cancelled' | 'completed' | 'confirmed',
  { actor, by, details, isSilent = false, now, hasMoney }: Cancelling & { hasMoney: boolean },
): Promise<StoredOrder> {
  const at = now.toISOString();
  const isSettled = !hasMoney && (await settleRequest(transaction, order.id, at));
  const changed = await updateOrder(
    transaction,
    order,
    {
      state,
      ...(isSettled && { has_request: 0 }),
      ...(hasMoney && order.confirmed_at === null && { needs_review: 1 }),
    },
    at,
  );
  await recordEvent(transaction, order.id, {
    event: 'cancelled',
    actor,
    by,
    at,
    ...(details && { details }),
  });
  if (isSettled) await recordEvent(transaction, order.id, { event: 'cancellation_settled', actor, by, at });
  if (state === 'completed') await recordEvent(transaction, order.id, { event: 'completed', actor, by, at });
  if (isSilent) return changed;
  await enqueueOrderMail(transaction, changed, 'cancellation', {
    now,
    event: String(changed.version),
    by: actor === 'admin' ? by : null,
  });
  return changed;
}

/** What somebody wrote as the reason, for the timeline. */
export function reasonDetails(reason: string | undefined): Pick<Cancelling, 'details'> {
  return reason === undefined ? {} : { details: { text: reason } };
}
