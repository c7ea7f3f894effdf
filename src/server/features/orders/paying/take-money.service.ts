/** Money that the provider has confirmed goes into the ledger, which then decides about the order. */
import { type Agorot, FREE, agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { PaymentProvider, ProviderReport } from '#server/payments/payment-provider.ts';
import { type StoredAttempt, insertCharge, ledgerOf } from '../ledger.repository.ts';
import type { OpenOrder } from '../order-change.ts';
import { enqueueMakerMail } from '../order-mails.service.ts';
import { recordEvent, updateOrder } from '../orders.repository.ts';
import { type Settlement, settleOrder } from '../settle-order.service.ts';
import { keepDocument } from './documents.repository.ts';
import { enqueueLateDocument } from './late-document-job.ts';
import { updatePage } from './provider-pages.repository.ts';
import { queueRefund } from './queued-refund.service.ts';

interface Money {
  attempt: StoredAttempt;
  verdict: { transactionId: string };
  provider: PaymentProvider;
  report: ProviderReport;
  now: Date;
}

/** Needs the order's lock; locks the stock version at its end. */
export async function takeMoney(
  transaction: DatabaseTransaction,
  open: OpenOrder,
  { attempt, verdict, provider, report, now }: Money,
): Promise<void> {
  const { order, lines } = open;
  const at = now.toISOString();
  const { transactionId } = verdict;
  const { brand, last4 } = report;
  await updatePage(transaction, attempt.id, { transaction_id: transactionId, brand, last4, mismatch: null });
  await insertCharge(transaction, {
    id: newId(),
    order_id: order.id,
    attempt_id: attempt.id,
    amount: attempt.amount,
    method: report.method ?? (order.payment_method === 'bit' ? 'bit' : 'card'),
    reference: transactionId,
    at,
    by_user: null,
  });
  await keepDocument(transaction, { order_id: order.id, attempt_id: attempt.id, at }, report.document);
  if (report.document === 'later') await enqueueLateDocument(transaction, attempt.id, { charged: now, now });
  await recordEvent(transaction, order.id, { event: 'paid', actor: 'shop', amount: attempt.amount, at });
  const settled = await settleOrder(transaction, { order, lines, now, actor: 'shop', by: null });
  if (settled.kind === 'part') await updateOrder(transaction, order, {}, at);
  if (settled.kind === 'confirmed') await enqueueMakerMail(transaction, settled.order, 'new_order', { now });
  const excess = excessOf(settled, attempt.amount);
  if (excess > 0 && provider.canRefund) {
    const ledger = await ledgerOf(transaction, order.id);
    await queueRefund(transaction, { ...open, ledger }, { attempt, most: excess, now });
  }
}

/** What the order can't take of a charge. */
function excessOf(settled: Settlement, amount: Agorot): Agorot {
  if (settled.kind === 'review') return amount;
  return settled.kind === 'confirmed' ? agorot(Math.min(settled.excess, amount)) : FREE;
}
