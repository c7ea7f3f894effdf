import type { ImportFormat } from '#contract/imports.ts';
import { flag } from '#server/db/entries/entry-columns.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { ImportProductsTable, ImportsTable } from '#server/db/import-tables.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { FoundProblem } from './formats/found-product.ts';
import { type PictureState, isWaiting } from './picture-states.ts';
import type { PlannedProduct } from './planned-product.ts';

export type ImportedFields = PlannedProduct['fields'];

export interface NewImport {
  id: string;
  format: ImportFormat;
  createdDate: string;
  rows: number;
  skipped: number;
  problems: readonly FoundProblem[];
}

export interface NewImportProduct {
  sourceKey: string;
  row: number;
  fields: ImportedFields;
  pictures: readonly PictureState[];
}

export interface ImportProduct {
  position: number;
  row: number;
  /** Null once it is made. */
  fields: ImportedFields | null;
  /** Once it has a picture. */
  active: boolean;
  pictures: PictureState[];
  entryId: string | null;
  version: number | null;
}

/** Rows of one insert: PostgreSQL binds at most 65,535 values. */
const ROWS = 100;
const KEYS = 500;

export async function insertImport(
  transaction: DatabaseTransaction,
  { id, format, createdDate, rows, skipped, problems }: NewImport,
  products: readonly NewImportProduct[],
): Promise<void> {
  await transaction
    .insertInto('imports')
    .values({
      id,
      format,
      created_at: createdDate,
      rows,
      skipped,
      problems: JSON.stringify(problems),
      undone_at: null,
    })
    .execute();
  for (let from = 0; from < products.length; from += ROWS) {
    const values = products.slice(from, from + ROWS).map((product, index) => ({
      import_id: id,
      position: from + index,
      source_key: product.sourceKey,
      file_row: product.row,
      fields: JSON.stringify(product.fields),
      active: flag(product.fields.active),
      pictures: JSON.stringify(product.pictures),
      waiting: 1 as const,
      entry_id: null,
      version: null,
    }));
    await transaction.insertInto('import_products').values(values).execute();
  }
}

/** Of products that an import made, or is about to make, and that weren't deleted since. */
export async function knownSourceKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < keys.length; from += KEYS) {
    const rows = await db
      .selectFrom('import_products')
      .innerJoin('imports', 'imports.id', 'import_products.import_id')
      .leftJoin('products', 'products.id', 'import_products.entry_id')
      .select('source_key')
      .where('source_key', 'in', keys.slice(from, from + KEYS))
      .where('imports.undone_at', 'is', null)
      .where(({ and, eb, or }) =>
        or([
          eb('import_products.entry_id', 'is', null),
          and([eb('products.id', 'is not', null), eb('products.deleted_at', 'is', null)]),
        ]),
      )
      .execute();
    for (const { source_key } of rows) known.add(source_key);
  }
  return known;
}

export async function knownProductIds(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < ids.length; from += KEYS) {
    const some = ids.slice(from, from + KEYS);
    const rows = await storedRows(db, 'products').select('id').where('id', 'in', some).execute();
    for (const { id } of rows) known.add(id);
  }
  return known;
}

export async function findImport(db: Database, id: string): Promise<ImportsTable | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function lockImport(transaction: DatabaseTransaction, id: string): Promise<ImportsTable | null> {
  const query = transaction.selectFrom('imports').selectAll().where('id', '=', id);
  return (await lockRows(transaction, query).executeTakeFirst()) ?? null;
}

export async function markUndone(transaction: DatabaseTransaction, id: string, now: string): Promise<void> {
  await transaction.updateTable('imports').set({ undone_at: now }).where('id', '=', id).execute();
}

export async function setProblems(
  transaction: DatabaseTransaction,
  id: string,
  problems: readonly FoundProblem[],
): Promise<void> {
  await transaction
    .updateTable('imports')
    .set({ problems: JSON.stringify(problems) })
    .where('id', '=', id)
    .execute();
}

export async function countProducts(
  db: Database,
  id: string,
): Promise<{ all: number; unmade: number; pictures: number }> {
  const rows = await db
    .selectFrom('import_products')
    .select(['pictures', 'entry_id'])
    .where('import_id', '=', id)
    .where('waiting', '=', 1)
    .execute();
  const { all } = await db
    .selectFrom('import_products')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow();
  const pictures = rows.flatMap((row) => JSON.parse(row.pictures) as PictureState[]);
  return {
    all,
    unmade: rows.filter(({ entry_id }) => entry_id === null).length,
    pictures: pictures.filter(({ outcome }) => !outcome).length,
  };
}

export async function unmadeProducts(db: Database, id: string, limit: number): Promise<ImportProduct[]> {
  const rows = await db
    .selectFrom('import_products')
    .selectAll()
    .where('import_id', '=', id)
    .where('fields', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(toProduct);
}

/** The first after this position that waits for pictures. */
export async function nextWaiting(db: Database, id: string, after: number): Promise<ImportProduct | null> {
  const row = await db
    .selectFrom('import_products')
    .selectAll()
    .where('import_id', '=', id)
    .where('waiting', '=', 1)
    .where('entry_id', 'is not', null)
    .where('position', '>', after)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return row ? toProduct(row) : null;
}

/** Those that the import made and that are still to be undone. */
export async function madeProducts(db: Database, id: string, limit: number): Promise<ImportProduct[]> {
  const rows = await db
    .selectFrom('import_products')
    .selectAll()
    .where('import_id', '=', id)
    .where('version', 'is not', null)
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(toProduct);
}

export async function setProduct(
  transaction: DatabaseTransaction,
  importId: string,
  { position, fields, pictures, entryId, version }: Omit<ImportProduct, 'row' | 'active'>,
): Promise<void> {
  await transaction
    .updateTable('import_products')
    .set({
      fields: fields && JSON.stringify(fields),
      pictures: JSON.stringify(pictures),
      waiting: flag(fields !== null || isWaiting(pictures)),
      entry_id: entryId,
      version,
    })
    .where('import_id', '=', importId)
    .where('position', '=', position)
    .execute();
}

function toProduct(row: ImportProductsTable): ImportProduct {
  return {
    position: row.position,
    row: row.file_row,
    fields: row.fields === null ? null : (JSON.parse(row.fields) as ImportedFields),
    active: row.active === 1,
    pictures: JSON.parse(row.pictures) as PictureState[],
    entryId: row.entry_id,
    version: row.version,
  };
}
