/** A refund is told to the provider once; after that the provider is asked what became of it (docs/rules.md#refunds). */
import { jerusalemDate, plusDays } from '#domain/jerusalem.ts';
import { nextAsk } from '#domain/payments/ask-times.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import type { ListedTransaction, RefundOutcome } from '#server/payments/payment-provider.ts';
import { finishRefund } from '../finish-refund.service.ts';
import { openOrder } from '../order-change.ts';
import { enqueueMakerMail } from '../order-mails.service.ts';
import { recordEvent, updateOrder } from '../orders.repository.ts';
import { PROVIDER_REFUND, enqueueRefund } from './queued-refund.service.ts';
import {
  type RefundToSend,
  claimSending,
  findRefund,
  knownReferences,
  updateRefund,
} from './provider-refunds.repository.ts';
import type { Asking } from './settle-attempt.service.ts';
import { keepDocument } from './take-money.service.ts';

/** ms after sending; a provider lists what it did by then. */
const LISTED = 10 * 60_000;

/** Safe at any time, any number of times, in parallel and in several processes. */
export async function carryOutRefund(asking: Asking, refundId: string): Promise<void> {
  const { db, provider, now } = asking;
  const refund = await findRefund(db, refundId);
  if (!refund || refund.provider !== provider.id || (refund.state !== 'asked' && refund.state !== 'unknown'))
    return;
  const outcome = (await claimSending(db, refundId, now().toISOString()))
    ? await provider.refund(refund)
    : await lookFor(asking, refund);
  await db.transaction().execute((transaction) => record(transaction, asking, refund, outcome));
}

/** Among what the provider did since; two that look alike are told apart by a person. */
async function lookFor({ db, provider, now }: Asking, refund: RefundToSend): Promise<RefundOutcome> {
  const sent = new Date(refund.sent_at ?? now());
  const days = [...new Set([jerusalemDate(sent), jerusalemDate(now())])];
  const known = await knownReferences(db, provider.id);
  const found: ListedTransaction[] = [];
  for (const day of days.length === 1 ? days : [days[0]!, plusDays(days[0]!, 1)]) {
    const listing = await provider.list(day);
    if (listing.kind !== 'listed') return { kind: 'unknown', reason: listing.reason };
    found.push(
      ...listing.transactions.filter(
        ({ transactionId, amount, isRefund }) =>
          isRefund && amount === refund.amount && !known.has(transactionId),
      ),
    );
  }
  const [one, ...more] = found;
  if (one && more.length === 0) return { kind: 'done', reference: one.transactionId, document: 'missing' };
  const isSure = !one && now().getTime() - sent.getTime() >= LISTED;
  return isSure
    ? { kind: 'refused', reason: 'the provider has no such refund' }
    : { kind: 'unknown', reason: one ? 'several refunds look alike' : 'not listed yet' };
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
    await updateRefund(transaction, id, { state: 'done', done_at, provider_reference: outcome.reference });
    await keepDocument(transaction, { order_id, refund_id: id, at: done_at }, outcome.document);
    return finishRefund(transaction, open, refund, at);
  }
  await updateRefund(transaction, id, { state: outcome.kind });
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
