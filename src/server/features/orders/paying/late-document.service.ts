import { type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import type { ProviderDocument } from '#server/payments/payment-provider.ts';
import { openOrder } from '../order-change.ts';
import { documentOfAttempt, updateDocument } from './documents.repository.ts';
import { LATE_DOCUMENT, enqueueLateDocument } from './late-document-job.ts';
import { findPage } from './provider-pages.repository.ts';
import type { Asking } from './settle-attempt.service.ts';

const HOUR = 60 * 60_000;
const RETRY = { first: 5_000, longest: 60_000, giveUp: 24 * HOUR };

async function lookForDocument(asking: Asking, attemptId: string): Promise<void> {
  const { db, now } = asking;
  const document = await documentOfAttempt(db, attemptId);
  if (document?.state !== 'asked') return;
  const made = await madeMeanwhile(asking, attemptId);
  await db.transaction().execute(async (transaction) => {
    await openOrder(transaction, document.order_id);
    const is = await documentOfAttempt(transaction, attemptId);
    if (is?.state !== 'asked') return;
    if (made) return updateDocument(transaction, is.id, { state: 'made', ...made });
    const charged = new Date(is.at);
    const isAskedAgain = await enqueueLateDocument(transaction, attemptId, { charged, now: now() });
    if (!isAskedAgain) await updateDocument(transaction, is.id, { state: 'missing' });
  });
}

/** Null: not yet, or it isn't known. */
async function madeMeanwhile({ db, provider }: Asking, attemptId: string): Promise<ProviderDocument | null> {
  const page = await findPage(db, attemptId);
  const isHere = page?.provider === provider.id && page.terminal === provider.terminal;
  if (!page?.reference || !isHere) return null;
  const { document, transactionId } = await provider.query({ reference: page.reference, attemptId });
  return typeof document === 'object' && transactionId === page.transaction_id ? document : null;
}

export function lateDocumentHandler(asking: Asking): JobHandler {
  return handleJobs(LATE_DOCUMENT, {
    done: 'looked for',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { attemptId } }) => lookForDocument(asking, attemptId),
  });
}
