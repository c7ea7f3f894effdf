import { sql } from 'kysely';
import { termsOf } from '#domain/search/terms.ts';
import type { CatalogueKind, PieceKind } from '#domain/catalogue.ts';
import type { Database, EntryColumns } from '../schema.ts';
import { TABLES } from '../entries/catalogue-rows.ts';
import { storedOptions, storedPersonalText } from '../entries/option-columns.ts';
import { PIECE_KIND_WORDS } from './piece-kind-words.ts';
import { KIND_LABELS, categoryLabels, levelLabels } from './search-labels.ts';

const ROWS = 2_000;

type SearchedColumns = Pick<
  EntryColumns,
  | 'id'
  | 'title'
  | 'description'
  | 'translations'
  | 'category'
  | 'priority'
  | 'active'
  | 'deleted_at'
  | 'created_at'
>;
interface SearchedRow extends SearchedColumns {
  level: 'beginner' | 'intermediate' | 'medium' | 'advanced' | 'all' | null;
  location: string | null;
  options: string | null; // JSON
  personal_text: string | null; // JSON
  kind: PieceKind | null;
  last_meeting: string | null;
}

/** Runs in the transaction that writes the entry. These run one at a time, so numbers are unique. */
export async function indexEntry(db: Database, kind: CatalogueKind, id: string): Promise<void> {
  const [row] = await searchedRows(db, kind).where('id', '=', id).execute();
  await indexRow(db, kind, id, row);
}

/** Returns their ids; empty at the end. */
export async function indexEntriesAfter(
  db: Database,
  kind: CatalogueKind,
  id: string,
  limit: number,
): Promise<string[]> {
  const rows = await searchedRows(db, kind).where('id', '>', id).orderBy('id').limit(limit).execute();
  for (const row of rows) await indexRow(db, kind, row.id, row);
  return rows.map(({ id }) => id);
}

function searchedRows(db: Database, kind: CatalogueKind) {
  const level = kind === 'products' ? sql`null` : sql.ref('level');
  const location = kind === 'workshops' ? sql.ref('location') : sql`null`;
  const ofProducts = (column: 'options' | 'personal_text' | 'kind') =>
    kind === 'products' ? sql.ref(column) : sql`null`;
  const lastMeeting =
    kind === 'workshops'
      ? sql`(select max(date) from workshop_dates where workshop_id = workshops.id)`
      : sql`null`;
  return db
    .selectFrom(TABLES[kind])
    .select([
      'id',
      'title',
      'description',
      'translations',
      'category',
      'priority',
      'active',
      'deleted_at',
      'created_at',
    ])
    .select([
      level.as('level'),
      location.as('location'),
      ofProducts('options').as('options'),
      ofProducts('personal_text').as('personal_text'),
      ofProducts('kind').as('kind'),
      lastMeeting.as('last_meeting'),
    ])
    .$castTo<SearchedRow>();
}

async function indexRow(
  db: Database,
  kind: CatalogueKind,
  id: string,
  row: SearchedRow | undefined,
): Promise<void> {
  const known = await removeEntry(db, kind, id);
  if (!row?.active || row.deleted_at !== null) return;
  const number = known ?? (await nextNumber(db));
  await db
    .insertInto('search_entries')
    .values({ number, kind, entry_id: id, created_at: row.created_at, last_meeting: row.last_meeting })
    .execute();
  const { priority } = row;
  const pages = kind === 'tutorials' ? await pageTextsOf(db, id) : [];
  const terms = [...termsOf(textsOf(kind, row, pages))].map(([term, weight]) => ({
    number,
    term,
    weight,
    priority,
  }));
  for (let from = 0; from < terms.length; from += ROWS) {
    await db
      .insertInto('search_terms')
      .values(terms.slice(from, from + ROWS))
      .execute();
  }
}

async function removeEntry(db: Database, kind: CatalogueKind, id: string): Promise<number | null> {
  const [gone] = await db
    .deleteFrom('search_entries')
    .where('kind', '=', kind)
    .where('entry_id', '=', id)
    .returning('number')
    .execute();
  if (!gone) return null;
  await db.deleteFrom('search_terms').where('number', '=', gone.number).execute();
  return gone.number;
}

async function nextNumber(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('search_entries')
    .select(({ fn }) => fn.max<number | null>('number').as('last'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** A paid tutorial is found by its pages' words, too, which no answer shows. */
async function pageTextsOf(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tutorial_pages')
    .select(['text', 'translations'])
    .where('tutorial_id', '=', id)
    .execute();
  return rows.flatMap(({ text, translations }) => [text, JSON.parse(translations).en?.text ?? '']);
}

function textsOf(kind: CatalogueKind, row: SearchedRow, pages: readonly string[]) {
  const english = JSON.parse(row.translations).en ?? {};
  const given = (...texts: (string | null | undefined)[]) => texts.filter((text) => typeof text === 'string');
  return {
    title: given(row.title, english.title),
    ...(row.kind && { kinds: PIECE_KIND_WORDS[row.kind].names, kindWords: PIECE_KIND_WORDS[row.kind].words }),
    labels: [
      ...KIND_LABELS[kind],
      ...categoryLabels(row.category),
      ...(row.level ? levelLabels(row.level) : []),
      ...choiceLabels(row),
    ],
    location: given(row.location, english.location),
    description: given(row.description, english.description, ...pages),
  };
}

/** In both languages: somebody looks for silver, or for an engraving. */
function choiceLabels({ options, personal_text: personalText }: SearchedRow): string[] {
  const given = options === null ? [] : storedOptions(options);
  const text = storedPersonalText(personalText);
  const titled = [...given, ...given.flatMap(({ choices }) => choices), ...(text ? [text] : [])];
  return titled.flatMap(({ title, translations }) => [title, translations?.en?.title ?? []].flat());
}
