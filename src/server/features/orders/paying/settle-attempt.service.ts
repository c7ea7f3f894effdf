/**
 * What notices, returns, the clock and the admin's 'ask again' all do: ask the provider, then act on nothing but its
 * answer (docs/rules.md#payment).
 */
import { attemptAfter, mayBePaid } from '#domain/payments/attempt-states.ts';
import { type Verdict, judgeAnswer } from '#domain/payments/provider-answer.ts';
import type { SeenMismatch } from '#server/db/payment-tables.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { PaymentProvider, ProviderReport } from '#server/payments/payment-provider.ts';
import { type OpenOrder, openOrder } from '../order-change.ts';
import { review } from '../settle-order.service.ts';
import {
  type PageOfAttempt,
  attemptOfTransaction,
  findPage,
  setAttemptState,
  updatePage,
} from './provider-pages.repository.ts';
import { takeMoney } from './take-money.service.ts';

export interface Asking {
  db: Database;
  provider: PaymentProvider;
  now: () => Date;
}

export type Asked = { kind: 'not_asked' } | { kind: Verdict['kind']; orderId: string };

/** Safe at any time, any number of times, in parallel and in several processes. */
export async function settleAttempt(asking: Asking, attemptId: string): Promise<Asked> {
  const { db, provider, now } = asking;
  const page = await findPage(db, attemptId);
  if (!page || !isAskable(page, provider)) return { kind: 'not_asked' };
  const report = await provider.query({ reference: page.reference, attemptId });
  return db.transaction().execute((transaction) => act(transaction, { page, provider, report, now: now() }));
}

/** Of a page that was opened here, at this provider and terminal, and isn't decided about. */
function isAskable(
  page: PageOfAttempt,
  provider: PaymentProvider,
): page is PageOfAttempt & { reference: string } {
  const isOurs = page.provider === provider.id && page.terminal === provider.terminal;
  return page.reference !== null && isOurs && mayBePaid(page.attempt_state) && page.decided_at === null;
}

interface Acting {
  page: PageOfAttempt;
  provider: PaymentProvider;
  report: ProviderReport;
  now: Date;
}

async function act(transaction: DatabaseTransaction, acting: Acting): Promise<Asked> {
  const { page, provider, report, now } = acting;
  const { attempt_id: attemptId, order_id: orderId } = page;
  const open = await openOrder(transaction, orderId);
  // Another call may have settled it while this one asked.
  const attempt = open.ledger.attempts.find(({ id }) => id === attemptId);
  if (!attempt || !mayBePaid(attempt.state)) return { kind: 'not_asked' };
  const judged = judgeAnswer(report, { attemptId, amount: attempt.amount, terminal: provider.terminal });
  const verdict = await onceOnly(transaction, provider, attemptId, judged);
  await updatePage(transaction, attemptId, { asked_at: now.toISOString(), answer: verdict.kind });
  const state = attemptAfter(attempt.state, verdict);
  if (state === attempt.state) return { kind: verdict.kind, orderId };
  await setAttemptState(transaction, attemptId, state);
  if (verdict.kind === 'paid')
    await takeMoney(transaction, open, { attempt, verdict, provider, report, now });
  else if (state === 'review') await doubt(transaction, open, { attemptId, verdict, report, now });
  return { kind: verdict.kind, orderId };
}

/** One charge of the provider's pays one attempt. */
async function onceOnly(
  transaction: DatabaseTransaction,
  { id }: PaymentProvider,
  attemptId: string,
  verdict: Verdict,
): Promise<Verdict> {
  if (verdict.kind !== 'paid') return verdict;
  const paid = await attemptOfTransaction(transaction, id, verdict.transactionId);
  return paid === null || paid === attemptId ? verdict : { kind: 'mismatch', of: ['transaction'] };
}

/** Keeps what was seen; no charge is written, because nobody knows whose money it is. */
async function doubt(
  transaction: DatabaseTransaction,
  { order, lines }: OpenOrder,
  {
    attemptId,
    verdict,
    report,
    now,
  }: { attemptId: string; verdict: Verdict } & Pick<Acting, 'report' | 'now'>,
): Promise<void> {
  const { amount, currency } = report;
  const seen: SeenMismatch = { of: verdict.kind === 'mismatch' ? verdict.of : [], amount, currency };
  await updatePage(transaction, attemptId, { mismatch: JSON.stringify(seen) });
  await review(transaction, { order, lines, now, actor: 'shop', by: null });
}
