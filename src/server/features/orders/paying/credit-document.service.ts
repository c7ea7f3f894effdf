import type { CreditOutcome } from '#server/payments/payment-provider.ts';
import { type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import { openOrder } from '../order-change.ts';
import { findOrder } from '../orders.repository.ts';
import { CREDIT_DOCUMENT } from './credit-job.ts';
import { claimCredit, documentOfRefund, updateDocument } from './documents.repository.ts';
import { findRefund, referenceOf } from './provider-refunds.repository.ts';
import type { Asking } from './settle-attempt.service.ts';

const HOUR = 60 * 60_000;
const RETRY = { first: 5_000, longest: 60_000, giveUp: 48 * HOUR };

/** The provider is told once: two documents of one refund are worse than one that the admin makes. */
export async function makeCredit(asking: Asking, refundId: string): Promise<void> {
  const { db, now } = asking;
  const document = await documentOfRefund(db, refundId);
  if (document?.state !== 'asked') return;
  const outcome = (await claimCredit(db, document.id, now().toISOString()))
    ? await tell(asking, refundId)
    : ({ kind: 'unknown', reason: 'it was told before' } as const);
  await db.transaction().execute(async (transaction) => {
    await openOrder(transaction, document.order_id);
    const is = await documentOfRefund(transaction, refundId);
    if (is?.state !== 'asked' && is?.state !== 'unknown') return;
    const changes =
      outcome.kind === 'made'
        ? { state: 'made' as const, ...outcome.document }
        : { state: outcome.kind === 'refused' ? ('missing' as const) : ('unknown' as const) };
    await updateDocument(transaction, document.id, changes);
  });
}

async function tell({ db, provider }: Asking, refundId: string): Promise<CreditOutcome> {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.order_id));
  const isHere = refund?.provider === provider.id && refund.terminal === provider.terminal;
  if (!order || !isHere || !refund.document || !provider.credit)
    return { kind: 'refused', reason: 'it can’t be made here' };
  const { first_name, last_name, email, phone } = order;
  return provider.credit({
    transactionId: await referenceOf(db, refundId),
    orderNumber: order.number,
    lang: order.lang,
    amount: refund.amount,
    document: refund.document,
    buyer: { name: `${first_name} ${last_name}`.trim(), email, phone },
    isVatExempt: order.vat_rate === null,
  });
}

export function creditDocumentHandler(asking: Asking): JobHandler {
  return handleJobs(CREDIT_DOCUMENT, {
    done: 'credited',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { refundId } }) => makeCredit(asking, refundId),
  });
}
