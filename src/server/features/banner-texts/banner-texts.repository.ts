import type { BannerText } from '#contract/banner-texts.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import {
  type ChangedState,
  type InsertOptions,
  changedColumns,
  newColumns,
  stateOf,
} from '#server/db/entries/entry-columns.ts';
import type { BannerTextsTable, Database, DatabaseTransaction } from '#server/db/schema.ts';

export type BannerTextFields = Pick<BannerText, 'text' | 'endDate' | 'translations'>;

export type NewBannerText = BannerTextFields & Pick<BannerText, '_id' | 'createdDate'>;

/** Oldest first, the order of rotation. */
export async function listBannerTexts(db: Database): Promise<BannerText[]> {
  const rows = await storedRows(db, 'banner-texts').selectAll().orderBy('created_at').orderBy('id').execute();
  return rows.map(toBannerText);
}

export async function allBannerTextIds(db: Database): Promise<string[]> {
  return (await listBannerTexts(db)).map(({ _id }) => _id);
}

export async function readBannerTexts(db: Database, ids: string[]): Promise<BannerText[]> {
  const rows = await storedRows(db, 'banner-texts').selectAll().where('id', 'in', ids).execute();
  return rows.map(toBannerText);
}

export async function findBannerText(db: Database, id: string): Promise<BannerText | null> {
  const row = await storedRows(db, 'banner-texts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toBannerText(row) : null;
}

/** Throws when the id is taken. */
export async function insertBannerText(
  db: Database,
  banner: NewBannerText,
  options: InsertOptions = {},
): Promise<void> {
  await db
    .insertInto('banner_texts')
    .values({ ...newColumns(banner, options), ...toColumns(banner) })
    .execute();
}

export async function updateBannerText(
  transaction: DatabaseTransaction,
  id: string,
  banner: BannerTextFields,
  state: ChangedState,
): Promise<void> {
  await transaction
    .updateTable('banner_texts')
    .set({ ...toColumns(banner), ...changedColumns(state) })
    .where('id', '=', id)
    .execute();
}

function toColumns({ text, endDate, translations }: BannerTextFields) {
  return { text, end_date: endDate, translations: JSON.stringify(translations) };
}

function toBannerText(row: BannerTextsTable): BannerText {
  return {
    _id: row.id,
    text: row.text,
    endDate: row.end_date,
    translations: JSON.parse(row.translations),
    createdDate: row.created_at,
    ...stateOf(row),
  };
}
