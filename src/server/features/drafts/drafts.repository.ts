import type { DraftSummary, StoredDraft } from '#contract/drafts.ts';
import type { DraftKind } from '#domain/drafts.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { Database, DatabaseTransaction, Flag } from '#server/db/schema.ts';

export interface DraftAddress {
  userId: string;
  kind: DraftKind;
  id: string;
}

const SUMMARY_COLUMNS = [
  'kind',
  'id',
  'version',
  'entry_version',
  'name',
  'uploading',
  'saved_at',
  'updated_at',
] as const;

interface SummaryRow {
  kind: DraftKind;
  id: string;
  version: number;
  entry_version: number | null;
  name: string;
  uploading: Flag;
  saved_at: string;
  updated_at: string;
}

function toSummary(row: SummaryRow): DraftSummary {
  return {
    kind: row.kind,
    _id: row.id,
    version: row.version,
    entryVersion: row.entry_version,
    name: row.name,
    uploading: row.uploading === 1,
    savedDate: row.saved_at,
    updatedDate: row.updated_at,
  };
}

function toDraft({ content, ...row }: SummaryRow & { content: string }): StoredDraft {
  return { ...toSummary(row), ...(JSON.parse(content) as Pick<StoredDraft, 'values' | 'base' | 'device'>) };
}

/** The latest first. */
export async function listDrafts(db: Database, userId: string): Promise<DraftSummary[]> {
  const rows = await db
    .selectFrom('drafts')
    .select(SUMMARY_COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(toSummary);
}

const oneOf = (db: Database, { userId, kind, id }: DraftAddress) =>
  db
    .selectFrom('drafts')
    .select([...SUMMARY_COLUMNS, 'content'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', '=', id);

export async function findDraft(db: Database, address: DraftAddress): Promise<StoredDraft | null> {
  const row = await oneOf(db, address).executeTakeFirst();
  return row ? toDraft(row) : null;
}

export async function lockDraft(
  transaction: DatabaseTransaction,
  address: DraftAddress,
): Promise<StoredDraft | null> {
  const row = await lockRows(transaction, oneOf(transaction, address)).executeTakeFirst();
  return row ? toDraft(row) : null;
}

export async function countDrafts(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function columnsOf({ values, base, device, ...draft }: StoredDraft) {
  return {
    version: draft.version,
    entry_version: draft.entryVersion,
    name: draft.name,
    uploading: draft.uploading ? (1 as const) : (0 as const),
    content: JSON.stringify({ values, base, device }),
    saved_at: draft.savedDate,
    updated_at: draft.updatedDate,
  };
}

/** False when it exists. Waits for a concurrent transaction that has inserted it. */
export async function insertDraft(
  transaction: DatabaseTransaction,
  { userId, kind, id }: DraftAddress,
  draft: StoredDraft,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('drafts')
    .values({ user_id: userId, kind, id, ...columnsOf(draft) })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateDraft(
  transaction: DatabaseTransaction,
  { userId, kind, id }: DraftAddress,
  draft: StoredDraft,
): Promise<void> {
  await transaction
    .updateTable('drafts')
    .set(columnsOf(draft))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(
  transaction: DatabaseTransaction,
  { userId, kind, id }: DraftAddress,
): Promise<void> {
  await transaction
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute();
}

export async function deleteDraftsBefore(db: Database, before: string): Promise<void> {
  await db.deleteFrom('drafts').where('updated_at', '<', before).execute();
}
