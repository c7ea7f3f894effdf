/**
 * What English pages show in the base text, because a translation is missing (product: Language and
 * address). Asked of the JSON as it is written: there `"title":` can only be the field's own name, since
 * inside a text a quotation mark has a backslash before it. These are the conditions of an index, to the letter:
 * without it each question is a look through the whole catalogue.
 */
import { type SqlBool, sql } from 'kysely';
import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue.ts';
import { OVERVIEW_SIZE, type Overview } from '#contract/admin.ts';
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import { publicRows, storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';

interface Found {
  entry: Overview['untranslated']['entries'][number];
  /** ISO 8601, UTC. */
  created: string;
}

/** The texts of each kind that have an English one; the first names the entry. */
const TEXTS: Record<EntryKind, readonly [string, ...string[]]> = {
  products: ['title', 'description'],
  workshops: ['title', 'description', 'location'],
  tutorials: ['title', 'description'],
  'banner-texts': ['text'],
};

/** Of all kinds, the newest first, and how many there are. */
export async function readUntranslated(db: Database, now: Date): Promise<Overview['untranslated']> {
  let total = 0;
  const found: Found[] = [];
  for (const kind of ENTRY_KINDS) {
    total += await countUntranslated(db, kind, now);
    found.push(...(await listUntranslated(db, kind, now)));
  }
  found.sort((one, other) => compare(other.created, one.created) || compare(one.entry._id, other.entry._id));
  return { total, entries: found.slice(0, OVERVIEW_SIZE).map(({ entry }) => entry) };
}

/** By their bytes, as the databases compare. */
function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

/** What the public sees and lacks an English text. */
function untranslated(db: Database, kind: EntryKind, now: Date) {
  const lacking = TEXTS[kind].map(
    (text) => sql`(${sql.ref(text)} <> '' and translations not like ${sql.lit(`%"${text}":%`)})`,
  );
  const shown: ReturnType<typeof storedRows<EntryKind>> =
    kind === 'banner-texts' ? storedRows(db, kind).where(isRunning(now)) : publicRows(db, kind);
  return shown.where(sql<SqlBool>`(${sql.join(lacking, sql` or `)})`);
}

/** A banner text's last day in Jerusalem is not over. */
function isRunning(now: Date) {
  const today = fromJerusalem(jerusalemDate(now), '00:00').toISOString();
  return sql<SqlBool>`(end_date is null or end_date >= ${today})`;
}

async function countUntranslated(db: Database, kind: EntryKind, now: Date): Promise<number> {
  const { count } = await untranslated(db, kind, now)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function listUntranslated(db: Database, kind: EntryKind, now: Date): Promise<Found[]> {
  const [title] = TEXTS[kind];
  const rows = await untranslated(db, kind, now)
    .select(['id', 'created_at', 'translations'])
    .select(TEXTS[kind].map((text) => sql.ref<string>(text).as(text)))
    .select((kind === 'banner-texts' ? sql<null>`null` : sql.ref<string | null>('image')).as('image'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(OVERVIEW_SIZE)
    .execute();
  return rows.map((row) => {
    const english: Record<string, string | undefined> = JSON.parse(row.translations).en ?? {};
    // Which text columns the query selected depends on the kind.
    const base = row as unknown as Record<string, string>;
    const entry = {
      kind,
      _id: row.id,
      title: base[title]!,
      titleEn: english[title] ?? null,
      image: row.image,
      missing: TEXTS[kind].filter((text) => base[text] && !english[text]),
    };
    return { entry, created: row.created_at };
  });
}
