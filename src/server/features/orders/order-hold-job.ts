/** An unpaid order ends with its hold (docs/rules.md#orders). */
import { z } from 'zod';
import { holdLives } from '#domain/orders/holds.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { type JobHandler, type JobType, handleJobs } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { expireOrder } from './expire-order.service.ts';
import { type StoredOrder, findOrder, lockOrder } from './orders.repository.ts';

const holdSchema = z.object({ orderId: z.string() });

export const ORDER_HOLD: JobType<z.infer<typeof holdSchema>> = { kind: 'order-hold', payload: holdSchema };

const DAY = 24 * 60 * 60_000;
/** A job is as old as its order, so giving up counts from there. */
const RETRY = { first: 5_000, longest: 60_000, giveUp: 365 * DAY };

/** To run when the order's hold ends. */
export async function enqueueHoldEnd(
  transaction: DatabaseTransaction,
  { id, hold_until }: Pick<StoredOrder, 'id' | 'hold_until'>,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await enqueue(transaction, ORDER_HOLD, { orderId: id }, { now: at, runAfter: hold_until ?? at });
}

interface OrderHoldOptions {
  db: Database;
  /** Asks once more whether the order was paid. */
  settle: (orderId: string) => Promise<void>;
  /** After a mail of an ended order was put in. */
  onMail: () => void;
  now: () => Date;
}

export function orderHoldHandler({ db, settle, onMail, now }: OrderHoldOptions): JobHandler {
  return handleJobs(ORDER_HOLD, {
    done: 'ended',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { orderId } }) => {
      await settle(orderId);
      await endHold(db, orderId, now());
      onMail();
    },
  });
}

/** Does nothing for an order that was paid, cancelled or expired meanwhile. */
async function endHold(db: Database, orderId: string, now: Date): Promise<void> {
  const found = await findOrder(db, orderId);
  if (found?.state !== 'pending') return;
  await db.transaction().execute(async (transaction) => {
    if (found.user_id !== null) await holdUser(transaction, found.user_id);
    const order = await lockOrder(transaction, orderId);
    if (order?.state !== 'pending') return;
    if (order.hold_until !== null && holdLives({ until: order.hold_until }, now))
      return enqueueHoldEnd(transaction, order, now);
    await expireOrder(transaction, order, now);
  });
}
