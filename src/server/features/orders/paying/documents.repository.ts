/** Documents that the provider made, or was to make; whoever changes one holds the lock of its order. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import type { ProviderReport, RefundDocument } from '#server/payments/payment-provider.ts';

export type StoredDocument = Selectable<Tables['order_documents']>;

/** By order, oldest first. */
export async function documentsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, StoredDocument[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_documents')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

/** A missing one is the admin's to make, and no failed payment. */
export async function keepDocument(
  transaction: DatabaseTransaction,
  about: { order_id: string; attempt_id?: string; refund_id?: string; at: string },
  document: RefundDocument | ProviderReport['document'],
): Promise<void> {
  if (document === null) return;
  const none = { kind: null, number: null, url: null };
  const isMade = typeof document === 'object';
  const state = isMade ? 'made' : document === 'apart' || document === 'later' ? 'asked' : document;
  await insertDocument(transaction, { id: newId(), ...about, state, ...(isMade ? document : none) });
}

/** A refund by hand of what the provider made a document for needs a credit document, which the admin makes. */
export async function keepCreditByHand(
  transaction: DatabaseTransaction,
  refund: { order_id: string; refund_id: string; at: string },
): Promise<void> {
  const documents = (await documentsOf(transaction, [refund.order_id])).get(refund.order_id) ?? [];
  if (documents.some(({ attempt_id, state }) => attempt_id !== null && state === 'made'))
    await keepDocument(transaction, refund, 'missing');
}

async function insertDocument(
  transaction: DatabaseTransaction,
  document: Insertable<Tables['order_documents']>,
): Promise<void> {
  await transaction
    .insertInto('order_documents')
    .values(document)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function updateDocument(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<Tables['order_documents']>,
): Promise<void> {
  await transaction.updateTable('order_documents').set(changes).where('id', '=', id).execute();
}

/** Of a charge. */
export async function documentOfAttempt(db: Database, attemptId: string): Promise<StoredDocument | null> {
  const row = await db
    .selectFrom('order_documents')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  return row ?? null;
}

/** Of a refund. */
export async function documentOfRefund(db: Database, refundId: string): Promise<StoredDocument | null> {
  const row = await db
    .selectFrom('order_documents')
    .selectAll()
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return row ?? null;
}

/** True for the one caller that may tell the provider. */
export async function claimCredit(db: Database, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_documents')
    .set({ sent_at: at })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
