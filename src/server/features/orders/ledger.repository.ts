/** What was asked, paid and given back; rows are added and settled, never removed. */
import type { Insertable, Selectable } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export type StoredAttempt = Selectable<Tables['payment_attempts']>;
export type StoredCharge = Selectable<Tables['charges']>;
export type StoredRefundLine = Selectable<Tables['refund_lines']>;
export type StoredRefund = Selectable<Tables['refunds']> & { lines: StoredRefundLine[] };

export interface Ledger {
  attempts: StoredAttempt[];
  charges: StoredCharge[];
  refunds: StoredRefund[];
}

const EMPTY: Ledger = { attempts: [], charges: [], refunds: [] };

/** By order, each list oldest first. */
export async function ledgersOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => Ledger> {
  if (orderIds.length === 0) return () => EMPTY;
  const attempts = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const charges = await db
    .selectFrom('charges')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const refundLines = await linesOfRefunds(
    db,
    refunds.map(({ id }) => id),
  );
  const attemptsBy = Map.groupBy(attempts, ({ order_id }) => order_id);
  const chargesBy = Map.groupBy(charges, ({ order_id }) => order_id);
  const refundsBy = Map.groupBy(refunds, ({ order_id }) => order_id);
  return (orderId) => ({
    attempts: attemptsBy.get(orderId) ?? [],
    charges: chargesBy.get(orderId) ?? [],
    refunds: (refundsBy.get(orderId) ?? []).map((refund) => ({
      ...refund,
      lines: refundLines.get(refund.id) ?? [],
    })),
  });
}

export async function ledgerOf(db: Database, orderId: string): Promise<Ledger> {
  return (await ledgersOf(db, [orderId]))(orderId);
}

export async function insertAttempt(
  transaction: DatabaseTransaction,
  attempt: Insertable<Tables['payment_attempts']>,
): Promise<void> {
  await transaction.insertInto('payment_attempts').values(attempt).execute();
}

/** Ends what is still pending of an order. */
export async function endAttempts(
  transaction: DatabaseTransaction,
  orderId: string,
  state: Exclude<StoredAttempt['state'], 'pending'>,
): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('state', '=', 'pending')
    .execute();
}

export async function insertCharge(
  transaction: DatabaseTransaction,
  charge: Insertable<Tables['charges']>,
): Promise<void> {
  await transaction.insertInto('charges').values(charge).execute();
}

export async function insertRefund(
  transaction: DatabaseTransaction,
  { lines, ...refund }: Insertable<Tables['refunds']> & { lines: StoredRefundLine[] },
): Promise<void> {
  await transaction.insertInto('refunds').values(refund).execute();
  if (lines.length > 0) await transaction.insertInto('refund_lines').values(lines).execute();
}

async function linesOfRefunds(db: Database, ids: string[]): Promise<Map<string, StoredRefundLine[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('refund_lines').selectAll().where('refund_id', 'in', ids).execute();
  return Map.groupBy(rows, ({ refund_id }) => refund_id);
}
