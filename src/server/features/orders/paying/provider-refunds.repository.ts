/** Refunds that go through the provider, with the charge that they are of. */
import type { Updateable } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import type { ChargeToRefund } from '#server/payments/payment-provider.ts';
import type { StoredRefund } from '../ledger.repository.ts';

export interface RefundToSend
  extends ChargeToRefund, Pick<StoredRefund, 'id' | 'order_id' | 'state' | 'sent_at'> {
  provider: string;
}

/** Null for one that is by hand. */
export async function findRefund(db: Database, id: string): Promise<RefundToSend | null> {
  const row = await db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .innerJoin('charges', 'charges.attempt_id', 'refunds.attempt_id')
    .select(['refunds.id', 'refunds.order_id', 'refunds.amount', 'refunds.state', 'sent_at'])
    .select(['provider', 'transaction_id as transactionId', 'charges.amount as charged'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();
  if (!row || row.transactionId === null) return null;
  const { charged, transactionId, ...refund } = row;
  return { ...refund, transactionId, isWhole: refund.amount === charged };
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

/** Of refunds that are accounted for. */
export async function knownReferences(db: Database, provider: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .select('provider_reference')
    .where('provider', '=', provider)
    .where('provider_reference', 'is not', null)
    .execute();
  return new Set(rows.map(({ provider_reference }) => provider_reference!));
}

export async function updateRefund(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<Tables['refunds']>,
): Promise<void> {
  await transaction.updateTable('refunds').set(changes).where('id', '=', id).execute();
}
