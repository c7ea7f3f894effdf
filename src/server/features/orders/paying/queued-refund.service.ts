/** Money that no order can take goes back by itself; the admin needn't be there (docs/rules.md#payment). */
import { z } from 'zod';
import { type Agorot, FREE, agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { type StoredAttempt, insertRefund } from '../ledger.repository.ts';
import type { OpenOrder } from '../order-change.ts';
import { refundableOrder } from '../refundable-order.ts';

const refundSchema = z.object({ refundId: z.string() });
export type RefundJob = z.infer<typeof refundSchema>;

export const PROVIDER_REFUND: JobType<RefundJob> = { kind: 'provider-refund', payload: refundSchema };

/** Of the attempt's charge, at most so much of it, as far as it hasn't gone back already. */
export async function queueRefund(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { attempt, most, now }: { attempt: StoredAttempt; most: Agorot; now: Date },
): Promise<void> {
  const { charged, refunded } = refundableOrder(open);
  const amount = agorot(Math.min(most, charged - refunded));
  if (amount <= 0) return;
  const id = newId();
  const at = now.toISOString();
  await insertRefund(transaction, {
    id,
    order_id: open.order.id,
    amount,
    fee: FREE,
    delivery_amount: FREE,
    // Null in `by_user` says that the shop itself asked for it.
    reason: '',
    way: 'provider',
    state: 'asked',
    at,
    by_user: null,
    done_at: null,
    attempt_id: attempt.id,
    lines: [],
  });
  await enqueueRefund(transaction, id, { now, runAfter: now });
}

/** Once for each moment. */
export async function enqueueRefund(
  transaction: DatabaseTransaction,
  refundId: string,
  { now, runAfter }: { now: Date; runAfter: Date },
): Promise<void> {
  const at = runAfter.toISOString();
  const job = { now: now.toISOString(), runAfter: at, key: `${refundId} ${at}` };
  await enqueue(transaction, PROVIDER_REFUND, { refundId }, job);
}
