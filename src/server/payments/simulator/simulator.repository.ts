/** Kept in the database, so that a restart or another process finds a payer's page. */
import type { Selectable } from 'kysely';
import { nextNumber } from '#server/db/counters.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';
import { type Creation, createSchema } from './create-rules.ts';
import { type Faults, faultsSchema } from './simulator-faults.ts';

export type SimulatedTransaction = Selectable<Tables['simulated_transactions']>;

export interface SimulatedPage {
  id: string;
  created: Creation;
  faults: Faults;
  /** The latest try; a declined page takes another. */
  transaction: SimulatedTransaction | null;
}

/** Transactions are numbered like a provider's, far from the shop's own numbers. */
const FIRST_TRANSACTION = 265_515_000;

export async function insertPage(db: Database, id: string, created: Creation, at: string): Promise<void> {
  const values = { id, created: JSON.stringify(withoutBuyer(created)), faults: '{}', created_at: at };
  await db.insertInto('simulated_pages').values(values).execute();
}

/** Nobody's name is kept here, where no erasure looks for it. */
function withoutBuyer({ UIDefinition: _buyer, Document, ...created }: Creation): Creation {
  if (!Document) return created;
  const { Name: _name, Email: _email, ...document } = Document;
  return { ...created, Document: { ...document, Name: '-' } };
}

export async function setFaults(db: Database, id: string, faults: Faults): Promise<void> {
  await db
    .updateTable('simulated_pages')
    .set({ faults: JSON.stringify(faults) })
    .where('id', '=', id)
    .execute();
}

export async function findPage(db: Database, id: string): Promise<SimulatedPage | null> {
  const row = await db.selectFrom('simulated_pages').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toPage(db, row) : null;
}

/** The newest first. */
export async function latestPages(db: Database, count: number): Promise<SimulatedPage[]> {
  const rows = await db
    .selectFrom('simulated_pages')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
  return Promise.all(rows.map((row) => toPage(db, row)));
}

/** Two presses at once make one charge. */
export async function lockPage(transaction: DatabaseTransaction, id: string): Promise<SimulatedPage | null> {
  const page = transaction.selectFrom('simulated_pages').selectAll().where('id', '=', id);
  const row = await lockRows(transaction, page).executeTakeFirst();
  return row ? toPage(transaction, row) : null;
}

async function toPage(
  db: Database,
  { id, created, faults }: Selectable<Tables['simulated_pages']>,
): Promise<SimulatedPage> {
  const latest = await db
    .selectFrom('simulated_transactions')
    .selectAll()
    .where('page_id', '=', id)
    .where('refund_of', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    id,
    created: createSchema.parse(JSON.parse(created)),
    faults: faultsSchema.parse(JSON.parse(faults)),
    transaction: latest ?? null,
  };
}

export async function addTransaction(
  transaction: DatabaseTransaction,
  values: Omit<SimulatedTransaction, 'id'>,
): Promise<number> {
  const id = FIRST_TRANSACTION + (await nextNumber(transaction, 'simulator'));
  await transaction
    .insertInto('simulated_transactions')
    .values({ id, ...values })
    .execute();
  return id;
}

export async function findTransaction(db: Database, id: number): Promise<SimulatedTransaction | null> {
  const row = await db
    .selectFrom('simulated_transactions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export function refundsOf(db: Database, id: number): Promise<SimulatedTransaction[]> {
  return db.selectFrom('simulated_transactions').selectAll().where('refund_of', '=', id).execute();
}

/** Oldest first. */
export function listTransactions(db: Database): Promise<SimulatedTransaction[]> {
  return db.selectFrom('simulated_transactions').selectAll().orderBy('id').execute();
}
