/** What only the admin can know, because it is seen at the provider's own site (docs/rules.md#payment). */
import { canDecide, type RefundOutcome } from '#domain/payments/refund-decisions.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { PaymentProvider } from '#server/payments/payment-provider.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { finishRefund } from '../finish-refund.service.ts';
import type { OpenOrder } from '../order-change.ts';
import { sumsOf } from '../order-view.ts';
import { recordEvent, updateOrder } from '../orders.repository.ts';
import { documentsOf, keepDocument, updateDocument } from './documents.repository.ts';
import { findPage, pagesOf, updatePage } from './provider-pages.repository.ts';
import { findRefund, updateRefund } from './provider-refunds.repository.ts';

interface Deciding {
  by: string;
  now: Date;
}

/** Throws an ApiError (404, 409). */
export async function decideRefund(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  {
    id,
    outcome,
    provider,
    by,
    now,
  }: Deciding & {
    id: string;
    outcome: RefundOutcome;
    provider: PaymentProvider | null;
  },
): Promise<void> {
  const refund = open.ledger.refunds.find((one) => one.id === id);
  if (!refund || refund.attempt_id === null) throw new ApiError('not_found');
  if (refund.state === outcome) return;
  if (!canDecide(refund, outcome, now)) throw new ApiError('refund_open');
  const at = now.toISOString();
  if (outcome !== 'done') {
    const changes = outcome === 'dropped' ? { put_away_at: at } : { state: outcome };
    await updateRefund(transaction, id, changes);
    await updateOrder(transaction, open.order, {}, at);
    return;
  }
  await updateRefund(transaction, id, { state: 'done', done_at: at, failure: null });
  const sent = await findRefund(transaction, id);
  const said = sent && sent.provider === provider?.id ? provider.documentOfRefund?.(sent) : undefined;
  // It wasn't seen whether a document came with it.
  const document = said === null || !sent?.document ? null : 'unknown';
  await keepDocument(transaction, { order_id: open.order.id, refund_id: id, at }, document);
  await finishRefund(transaction, open, { ...refund, by_user: by }, now);
}

/** The money of a mismatch was dealt with; the provider is asked about it no more. Throws an ApiError (404). */
export async function decideAttempt(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { id, by, now }: Deciding & { id: string },
): Promise<void> {
  const page = await findPage(transaction, id);
  if (page?.order_id !== open.order.id || page.attempt_state !== 'review') throw new ApiError('not_found');
  if (page.decided_at !== null) return;
  const at = now.toISOString();
  await updatePage(transaction, id, { decided_at: at });
  const pages = (await pagesOf(transaction, [open.order.id])).get(open.order.id) ?? [];
  const isOpen = pages.some((one) => one.attempt_state === 'review' && one.decided_at === null);
  const { paid, refunded } = sumsOf(open);
  const isEven = paid - refunded <= (open.order.confirmed_at === null ? 0 : open.order.total);
  if (isOpen || !isEven || open.order.needs_review === 0) return;
  await updateOrder(transaction, open.order, { needs_review: 0 }, at);
  await recordEvent(transaction, open.order.id, { event: 'review_settled', actor: 'admin', by, at });
}

/** Throws an ApiError (404). */
export async function recordDocument(
  transaction: DatabaseTransaction,
  { order }: OpenOrder,
  { id, number, now }: { id: string; number: string; now: Date },
): Promise<void> {
  const documents = (await documentsOf(transaction, [order.id])).get(order.id) ?? [];
  const document = documents.find((one) => one.id === id);
  if (!document) throw new ApiError('not_found');
  if (document.state === 'made') return;
  await updateDocument(transaction, id, { state: 'made', kind: 'by_hand', number });
  await updateOrder(transaction, order, {}, now.toISOString());
}
