/** A refund is told to the provider once; after that the provider is asked what became of it (docs/rules.md#refunds). */
import { nextAsk } from '#domain/payments/ask-times.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import type { RefundOutcome } from '#server/payments/payment-provider.ts';
import { finishRefund } from '../finish-refund.service.ts';
import { ledgerOf } from '../ledger.repository.ts';
import { openOrder } from '../order-change.ts';
import { enqueueMakerMail } from '../order-mails.service.ts';
import { recordEvent, updateOrder } from '../orders.repository.ts';
import { lookForRefund } from './look-for-refund.ts';
import { PROVIDER_REFUND, enqueueRefund } from './queued-refund.service.ts';
import { type RefundToSend, claimSending, findRefund, updateRefund } from './provider-refunds.repository.ts';
import { enqueueCredit } from './credit-job.ts';
import type { Asking } from './settle-attempt.service.ts';
import { keepDocument } from './documents.repository.ts';

/** Safe at any time, any number of times, in parallel and in several processes. */
export async function carryOutRefund(asking: Asking, refundId: string): Promise<void> {
  const { db, provider, now } = asking;
  const refund = await findRefund(db, refundId);
  if (!refund || (refund.state !== 'asked' && refund.state !== 'unknown')) return;
  if (refund.provider !== provider.id || refund.terminal !== provider.terminal) return;
  const outcome = (await claimSending(db, refundId, now().toISOString()))
    ? await provider.refund(refund)
    : await lookForRefund(asking, refund);
  await db.transaction().execute((transaction) => record(transaction, asking, refund, outcome));
}

/** Those of an order that aren't known yet. */
export async function askAboutRefunds(asking: Asking, orderId: string): Promise<void> {
  const { refunds } = await ledgerOf(asking.db, orderId);
  for (const { id, attempt_id, state } of refunds)
    if (attempt_id !== null && (state === 'asked' || state === 'unknown')) await carryOutRefund(asking, id);
}

async function record(
  transaction: DatabaseTransaction,
  { now }: Asking,
  { id, order_id }: RefundToSend,
  outcome: RefundOutcome,
): Promise<void> {
  const open = await openOrder(transaction, order_id);
  const refund = open.ledger.refunds.find((one) => one.id === id);
  if (!refund || (refund.state !== 'asked' && refund.state !== 'unknown')) return;
  const at = now();
  if (outcome.kind === 'done') {
    const done_at = at.toISOString();
    await updateRefund(transaction, id, {
      state: 'done',
      done_at,
      provider_reference: outcome.reference,
      failure: null,
    });
    await keepDocument(transaction, { order_id, refund_id: id, at: done_at }, outcome.document);
    if (outcome.document === 'apart') await enqueueCredit(transaction, id, at);
    return finishRefund(transaction, open, refund, at);
  }
  await updateRefund(transaction, id, { state: outcome.kind, failure: outcome.reason });
  if (outcome.kind === 'unknown') {
    const next = nextAsk(new Date(refund.sent_at ?? at), at);
    if (next) await enqueueRefund(transaction, id, { now: at, runAfter: next });
    if (refund.state === 'unknown') return;
  }
  const changed = await updateOrder(transaction, open.order, {}, at.toISOString());
  await recordEvent(transaction, order_id, {
    event: 'refund_failed',
    actor: 'shop',
    amount: refund.amount,
    at: at.toISOString(),
  });
  await enqueueMakerMail(transaction, changed, 'refund_failed', {
    now: at,
    event: `${id} ${outcome.kind}`,
    refundId: id,
  });
}

const HOUR = 60 * 60_000;
const RETRY = { first: 5_000, longest: 60_000, giveUp: 48 * HOUR };

export function providerRefundHandler(asking: Asking & { onSettled: () => void }): JobHandler {
  return handleJobs(PROVIDER_REFUND, {
    done: 'carried out',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { refundId } }) => {
      await carryOutRefund(asking, refundId);
      asking.onSettled();
    },
  });
}
