/** Stock changes with every sale, so its tables and version are separate (docs/rules.md#stock). */
import { type ExpressionBuilder, sql } from 'kysely';
import type { EntryKind } from '#domain/catalogue.ts';
import { type Seats, registrationsAfter, stockAfter } from '#domain/stock.ts';
import { raiseStockVersion } from '../catalogue-version.ts';
import { lockRows } from '../row-lock.ts';
import { addVariantPieces, variantStock } from './variants.ts';
import type { Database, DatabaseTransaction, Tables } from '../schema.ts';

export function inventory({ selectFrom }: ExpressionBuilder<Tables, 'products'>) {
  return selectFrom('product_stock')
    .whereRef('product_stock.product_id', '=', 'products.id')
    .select('product_stock.inventory')
    .$asScalar()
    .$notNull()
    .as('inventory');
}

export function peak({ selectFrom }: ExpressionBuilder<Tables, 'products'>) {
  return selectFrom('product_stock')
    .whereRef('product_stock.product_id', '=', 'products.id')
    .select('product_stock.peak')
    .$asScalar()
    .$notNull()
    .as('peak');
}

export function participants({ selectFrom }: ExpressionBuilder<Tables, 'workshops'>) {
  return selectFrom('workshop_seats')
    .whereRef('workshop_seats.workshop_id', '=', 'workshops.id')
    .select(sql<number>`own_seats + registrations`.as('participants'))
    .$asScalar()
    .$notNull()
    .as('participants');
}

export async function lockStock(
  transaction: DatabaseTransaction,
  kind: EntryKind,
  id: string,
): Promise<void> {
  if (kind === 'products') await lockInventory(transaction, id);
  if (kind === 'workshops') await lockSeats(transaction, id);
}

export async function lockInventory(transaction: DatabaseTransaction, id: string): Promise<number | null> {
  const query = transaction.selectFrom('product_stock').select('inventory').where('product_id', '=', id);
  return (await lockRows(transaction, query).executeTakeFirst())?.inventory ?? null;
}

export async function lockSeats(transaction: DatabaseTransaction, id: string): Promise<Seats | null> {
  const query = transaction
    .selectFrom('workshop_seats')
    .select(['own_seats as own', 'registrations'])
    .where('workshop_id', '=', id);
  return (await lockRows(transaction, query).executeTakeFirst()) ?? null;
}

export async function insertStock(
  db: Database,
  { _id, createdDate, inventory: pieces }: { _id: string; createdDate: string; inventory: number },
): Promise<void> {
  await db
    .insertInto('product_stock')
    .values({ product_id: _id, inventory: pieces, peak: pieces, created_at: createdDate })
    .execute();
}

export async function setStock(transaction: DatabaseTransaction, id: string, pieces: number): Promise<void> {
  await transaction
    .updateTable('product_stock')
    .set({ inventory: pieces, peak: sql`case when peak < ${pieces} then ${pieces} else peak end` })
    .where('product_id', '=', id)
    .execute();
}

/** One product may change in several variants, so each adds to what there is. */
async function addPieces(transaction: DatabaseTransaction, id: string, by: number): Promise<void> {
  await transaction
    .updateTable('product_stock')
    .set({
      inventory: sql`inventory + ${by}`,
      peak: sql`case when peak < inventory + ${by} then inventory + ${by} else peak end`,
    })
    .where('product_id', '=', id)
    .execute();
}

export async function insertSeats(db: Database, id: string, ownSeats: number): Promise<void> {
  await db.insertInto('workshop_seats').values({ workshop_id: id, own_seats: ownSeats }).execute();
}

export async function setOwnSeats(
  transaction: DatabaseTransaction,
  id: string,
  ownSeats: number,
): Promise<void> {
  await transaction
    .updateTable('workshop_seats')
    .set({ own_seats: ownSeats })
    .where('workshop_id', '=', id)
    .execute();
}

/** Of a product: the whole, and the part of each variant by its key. */
export interface PieceStock {
  inventory: number;
  variants: ReadonlyMap<string, number>;
}

/** The key of what all combinations share. */
export const WHOLE = '';

export async function lockPieces(transaction: DatabaseTransaction, id: string): Promise<PieceStock | null> {
  const whole = await lockInventory(transaction, id);
  return whole === null ? null : { inventory: whole, variants: await variantStock(transaction, id) };
}

/** What a line takes from; null for a variant that is gone. */
export function partOf({ variants }: PieceStock, variant: string): string | null {
  if (variants.size === 0) return WHOLE;
  return variants.has(variant) ? variant : null;
}

export function partsOf({ inventory: whole, variants }: PieceStock): ReadonlyMap<string, number> {
  return variants.size === 0 ? new Map([[WHOLE, whole]]) : variants;
}

export interface StockChange {
  // negative for fewer
  kind: 'products' | 'workshops';
  id: string;
  /** Its key; without choices none. */
  variant?: string;
  by: number;
}

/** Makes all changes, or returns one that is impossible. Locks the stock version, so call it last. */
export async function changeStock(
  transaction: DatabaseTransaction,
  changes: readonly StockChange[],
): Promise<StockChange | null> {
  // A fixed order prevents deadlocks.
  const ordered = changes.toSorted((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id));
  const writes: (() => Promise<void>)[] = [];
  for (const change of ordered) {
    const write =
      change.kind === 'products' ? await pieces(transaction, change) : await seats(transaction, change);
    if (!write) return change;
    writes.push(write);
  }
  for (const write of writes) await write();
  await raiseStockVersion(transaction);
  return null;
}

/** A variant that is gone has no stock to change. */
async function pieces(transaction: DatabaseTransaction, { id, variant = WHOLE, by }: StockChange) {
  const stock = await lockPieces(transaction, id);
  if (!stock) return null;
  const part = partOf(stock, variant);
  if (part === null) return async () => {};
  if (stockAfter(partsOf(stock).get(part)!, by) === null) return null;
  return async () => {
    await addPieces(transaction, id, by);
    if (part !== WHOLE) await addVariantPieces(transaction, id, part, by);
  };
}

async function seats(transaction: DatabaseTransaction, { id, by }: StockChange) {
  const taken = await lockSeats(transaction, id);
  const workshop = await transaction
    .selectFrom('workshops')
    .select('participant_limit')
    .where('id', '=', id)
    .executeTakeFirst();
  const after = taken && workshop ? registrationsAfter(taken, workshop.participant_limit, by) : null;
  if (after === null) return null;
  return async () => {
    await transaction
      .updateTable('workshop_seats')
      .set({ registrations: after })
      .where('workshop_id', '=', id)
      .execute();
  };
}

function compare(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}
