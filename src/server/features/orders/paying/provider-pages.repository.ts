/** The provider's pages of attempts; whoever changes one holds the lock of its order. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { AttemptState } from '#domain/payments/attempt-states.ts';
import type { ProviderPagesTable } from '#server/db/payment-tables.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export type StoredPage = Selectable<ProviderPagesTable>;

/** With what its attempt says of the order. */
export interface PageOfAttempt extends StoredPage {
  order_id: string;
  attempt_state: AttemptState;
  amount: Selectable<Tables['payment_attempts']>['amount'];
}

function pages(db: Database) {
  return db
    .selectFrom('provider_pages')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'provider_pages.attempt_id')
    .selectAll('provider_pages')
    .select(['order_id', 'state as attempt_state', 'amount']);
}

export async function findPage(db: Database, attemptId: string): Promise<PageOfAttempt | null> {
  return (await pages(db).where('attempt_id', '=', attemptId).executeTakeFirst()) ?? null;
}

/** The attempt that the provider's page belongs to. */
export async function attemptOfReference(
  db: Database,
  provider: string,
  reference: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_pages')
    .select('attempt_id')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.attempt_id ?? null;
}

/** The one that was paid with this transaction. */
export async function attemptOfTransaction(
  db: Database,
  provider: string,
  transactionId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('provider_pages')
    .select('attempt_id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row?.attempt_id ?? null;
}

/** By order, the latest first. */
export async function pagesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, PageOfAttempt[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await pages(db)
    .where('order_id', 'in', orderIds)
    .orderBy('payment_attempts.created_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .execute();
  return Map.groupBy(rows, ({ order_id }) => order_id);
}

export async function insertPage(
  transaction: DatabaseTransaction,
  page: Pick<
    Insertable<ProviderPagesTable>,
    'attempt_id' | 'provider' | 'terminal' | 'opening_until' | 'opened_at'
  >,
): Promise<void> {
  await transaction.insertInto('provider_pages').values(page).execute();
}

export async function updatePage(
  transaction: DatabaseTransaction,
  attemptId: string,
  changes: Updateable<ProviderPagesTable>,
): Promise<void> {
  await transaction.updateTable('provider_pages').set(changes).where('attempt_id', '=', attemptId).execute();
}

export async function setAttemptState(
  transaction: DatabaseTransaction,
  attemptId: string,
  state: AttemptState,
): Promise<void> {
  await transaction.updateTable('payment_attempts').set({ state }).where('id', '=', attemptId).execute();
}

export async function insertNotice(
  transaction: DatabaseTransaction,
  notice: Insertable<Tables['payment_notices']>,
): Promise<void> {
  await transaction.insertInto('payment_notices').values(notice).execute();
}

export async function deleteNoticesBefore(db: Database, at: string): Promise<void> {
  await db.deleteFrom('payment_notices').where('received_at', '<', at).execute();
}
