/** What became of a refund whose answer didn't come (docs/rules.md#refunds). */
import { fromJerusalem, jerusalemDate, plusDays } from '#domain/jerusalem.ts';
import type { ListedTransaction, RefundOutcome } from '#server/payments/payment-provider.ts';
import {
  type RefundToSend,
  countNameless,
  hasOpenTwin,
  knownReferences,
} from './provider-refunds.repository.ts';
import type { Asking } from './settle-attempt.service.ts';

/** ms after sending; a provider lists what it did by then. */
const LISTED = 10 * 60_000;

/** Among what the provider did since; those that look alike are told apart by a person. */
export async function lookForRefund(
  { db, provider, now }: Asking,
  refund: RefundToSend,
): Promise<RefundOutcome> {
  // Before the list is read, which may take long: it says nothing of what is done meanwhile.
  const askedAt = now();
  const sent = new Date(refund.sent_at ?? askedAt);
  const first = jerusalemDate(sent);
  const alike: ListedTransaction[] = [];
  for (const day of first === jerusalemDate(askedAt) ? [first] : [first, plusDays(first, 1)]) {
    const listing = await provider.list(day);
    if (listing.kind !== 'listed') return { kind: 'unknown', reason: listing.reason };
    alike.push(
      ...listing.transactions.filter(({ amount, isRefund }) => isRefund && amount === refund.amount),
    );
  }
  const references = alike.map(({ transactionId }) => transactionId);
  // Before what is done is read: what is listed was sent by then, so it is open here or done there.
  const isAlone = !(await hasOpenTwin(db, refund, startOf(plusDays(first, -1))));
  const known = await knownReferences(db, provider.id, references);
  const found = references.filter((reference) => !known.has(reference));
  const nameless = await countNameless(db, refund, startOf(first));
  const free = found.length - nameless;
  if (free === 1 && isAlone) {
    const document = provider.documentOfRefund?.(refund) ?? missingOf(refund);
    return { kind: 'done', reference: nameless === 0 ? found[0]! : null, document };
  }
  const isSure = free < 1 && askedAt.getTime() - sent.getTime() >= LISTED;
  return isSure
    ? { kind: 'refused', reason: 'the provider has no such refund' }
    : { kind: 'unknown', reason: free > 0 ? 'several refunds look alike' : 'not listed yet' };
}

function startOf(day: string): string {
  return fromJerusalem(day, '00:00').toISOString();
}

function missingOf({ document }: RefundToSend): 'missing' | null {
  return document === null ? null : 'missing';
}
