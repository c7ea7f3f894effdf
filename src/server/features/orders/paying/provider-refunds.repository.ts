/** Refunds that go through the provider, with the charge that they are of. */
import type { Updateable } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import type { ChargeToRefund } from '#server/payments/payment-provider.ts';
import type { StoredRefund } from '../ledger.repository.ts';

export interface RefundToSend
  extends ChargeToRefund, Pick<StoredRefund, 'id' | 'order_id' | 'state' | 'sent_at'> {
  provider: string;
  terminal: string | null;
}

/** Null for one that is by hand. */
export async function findRefund(db: Database, id: string): Promise<RefundToSend | null> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .innerJoin('charges', 'charges.attempt_id', 'refunds.attempt_id')
    .leftJoin('order_documents', (join) =>
      join
        .onRef('order_documents.attempt_id', '=', 'refunds.attempt_id')
        .on('order_documents.state', '=', 'made'),
    )
    .select(['refunds.id', 'refunds.order_id', 'refunds.amount', 'refunds.state', 'refunds.sent_at'])
    .select(['provider', 'terminal', 'transaction_id as transactionId', 'charges.amount as charged'])
    .select(['order_documents.kind', 'order_documents.number'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  if (!row || row.transactionId === null) return null;
  const { charged, transactionId, kind, number, ...refund } = row;
  const document = kind !== null && number !== null ? { kind, number } : null;
  return { ...refund, transactionId, document, isWhole: refund.amount === charged };
}

/** True for the one caller that may tell the provider. */
export async function claimSending(db: Database, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ sent_at: at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Of refunds that are accounted for, among these. */
export async function knownReferences(
  db: Database,
  provider: string,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .select('provider_reference')
    .where('provider', '=', provider)
    .where('provider_reference', 'in', references)
    .execute();
  return new Set(rows.map(({ provider_reference }) => provider_reference!));
}

/** Done since, of the same sum, whose transaction the provider didn't name. */
export async function countNameless(
  db: Database,
  { provider, amount }: Pick<RefundToSend, 'provider' | 'amount'>,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('provider', '=', provider)
    .where('amount', '=', amount)
    .where('done_at', '>=', since)
    .where('provider_reference', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether another of the same sum was sent since, and nobody knows what became of it. */
export async function hasOpenTwin(
  db: Database,
  { id, provider, amount }: Pick<RefundToSend, 'id' | 'provider' | 'amount'>,
  since: string,
): Promise<boolean> {
  const twin = await db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .select('refunds.id')
    .where('refunds.id', '<>', id)
    .where('provider', '=', provider)
    .where('amount', '=', amount)
    .where('state', 'in', ['asked', 'unknown'])
    .where('sent_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return twin !== undefined;
}

export async function updateRefund(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<Tables['refunds']>,
): Promise<void> {
  await transaction.updateTable('refunds').set(changes).where('id', '=', id).execute();
}

/** The provider's; null: it named none. */
export async function referenceOf(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('refunds')
    .select('provider_reference')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.provider_reference ?? null;
}
