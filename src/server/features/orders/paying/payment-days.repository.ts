/** Days compared with the provider, and what differs until the admin has dealt with it. */
import type { Insertable, Selectable } from 'kysely';
import type { Booked, Difference } from '#domain/payments/compare-day.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export type PaymentDay = Selectable<Tables['payment_days']>;
export type StoredDifference = Selectable<Tables['payment_differences']> & { number: number | null };

/** Differences shown at once. */
const SHOWN = 50;

export async function savePaymentDay(
  transaction: DatabaseTransaction,
  { provider, day, ...values }: Insertable<Tables['payment_days']>,
): Promise<void> {
  await transaction
    .insertInto('payment_days')
    .values({ provider, day, ...values })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet(values))
    .execute();
}

export async function latestPaymentDay(db: Database, provider: string): Promise<PaymentDay | null> {
  const row = await db
    .selectFrom('payment_days')
    .selectAll()
    .where('provider', '=', provider)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** One that is known, dealt with or not, isn't told again. */
export async function addDifferences(
  transaction: DatabaseTransaction,
  about: { provider: string; day: string; at: string },
  differences: readonly Difference[],
): Promise<void> {
  for (const { kind, reference, orderId, ours, theirs } of differences)
    await transaction
      .insertInto('payment_differences')
      .values({ id: newId(), ...about, kind, reference, order_id: orderId, ours, theirs, settled_at: null })
      .onConflict((conflict) => conflict.columns(['provider', 'kind', 'reference']).doNothing())
      .execute();
}

/** Oldest first. */
export function openDifferences(db: Database): Promise<StoredDifference[]> {
  return db
    .selectFrom('payment_differences')
    .leftJoin('orders', 'orders.id', 'payment_differences.order_id')
    .selectAll('payment_differences')
    .select('orders.number')
    .where('settled_at', 'is', null)
    .orderBy('day')
    .orderBy('payment_differences.id')
    .limit(SHOWN)
    .execute();
}

/** False: there is none, or it was settled before. */
export async function settleDifference(db: Database, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_differences')
    .set({ settled_at: at })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Charges through the provider, booked from one moment to another, or with one of its references. */
export function bookedCharges(db: Database, provider: string, which: Which): Promise<Booked[]> {
  const charges = db
    .selectFrom('charges')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'charges.attempt_id')
    .select(['charges.id', 'order_id as orderId', 'transaction_id as reference', 'charges.amount'])
    .where('provider', '=', provider);
  return 'references' in which
    ? inParts(which.references, (part) => charges.where('transaction_id', 'in', part).execute())
    : charges.where('at', '>=', which.from).where('at', '<', which.to).execute();
}

export function bookedRefunds(db: Database, provider: string, which: Which): Promise<Booked[]> {
  const refunds = db
    .selectFrom('refunds')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'refunds.attempt_id')
    .select(['refunds.id', 'order_id as orderId', 'provider_reference as reference', 'refunds.amount'])
    .where('provider', '=', provider)
    .where('state', '=', 'done');
  return 'references' in which
    ? inParts(which.references, (part) => refunds.where('provider_reference', 'in', part).execute())
    : refunds.where('done_at', '>=', which.from).where('done_at', '<', which.to).execute();
}

type Which = { from: string; to: string } | { references: readonly string[] };

/** Databases take so many values in a statement. */
const PART = 500;

async function inParts<Row>(
  references: readonly string[],
  read: (part: readonly string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let at = 0; at < references.length; at += PART)
    rows.push(...(await read(references.slice(at, at + PART))));
  return rows;
}

/** At pages opened since, which may still be paid. */
export async function unpaidAttemptsSince(
  db: Database,
  provider: string,
  since: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_pages')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'provider_pages.attempt_id')
    .select('attempt_id')
    .where('provider', '=', provider)
    .where('opened_at', '>=', since)
    .where('state', '<>', 'paid')
    .orderBy('opened_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ attempt_id }) => attempt_id);
}

/** The first at a terminal. */
export async function firstChargeAt(
  db: Database,
  { id, terminal }: { id: string; terminal: string | null },
): Promise<{ orderId: string; number: number; isRefunded: boolean } | null> {
  const row = await db
    .selectFrom('charges')
    .innerJoin('provider_pages', 'provider_pages.attempt_id', 'charges.attempt_id')
    .innerJoin('orders', 'orders.id', 'charges.order_id')
    .select(['charges.order_id as orderId', 'orders.number', 'charges.attempt_id'])
    .where('provider', '=', id)
    .where('terminal', terminal === null ? 'is' : '=', terminal)
    .orderBy('charges.at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const refund = await db
    .selectFrom('refunds')
    .select('id')
    .where('attempt_id', '=', row.attempt_id)
    .where('state', '=', 'done')
    .executeTakeFirst();
  return { orderId: row.orderId, number: row.number, isRefunded: refund !== undefined };
}

/** Money that wasn't here when its day was compared, and was booked since. */
export async function settleFound(
  transaction: DatabaseTransaction,
  provider: string,
  at: string,
): Promise<void> {
  const open = transaction
    .updateTable('payment_differences')
    .set({ settled_at: at })
    .where('provider', '=', provider)
    .where('settled_at', 'is', null);
  await open
    .where('kind', '=', 'charge_not_here')
    .where(
      'reference',
      'in',
      transaction
        .selectFrom('provider_pages')
        .select('transaction_id')
        .where('provider', '=', provider)
        .$castTo<{ transaction_id: string }>(),
    )
    .execute();
  await open
    .where('kind', '=', 'refund_not_here')
    .where(
      'reference',
      'in',
      transaction
        .selectFrom('refunds')
        .select('provider_reference')
        .$castTo<{ provider_reference: string }>(),
    )
    .execute();
}
