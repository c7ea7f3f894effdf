/** The conditions repeat an index word for word. `"title":` can only be a JSON key: texts escape quotation marks. */
import { type SqlBool, sql } from 'kysely';
import { ENTRY_KINDS, type EntryKind } from '#domain/catalogue.ts';
import { OVERVIEW_SIZE, type Overview } from '#contract/admin.ts';
import { fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import { publicRows, storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';

interface Found {
  entry: Overview['untranslated']['entries'][number];
  created: string; // ISO 8601 UTC
}

/** The first text names the entry. */
const TEXTS: Record<EntryKind, readonly [string, ...string[]]> = {
  products: ['title', 'description'],
  workshops: ['title', 'description', 'location'],
  tutorials: ['title', 'description'],
  'banner-texts': ['text'],
};

export async function readUntranslated(db: Database, now: Date): Promise<Overview['untranslated']> {
  let total = 0;
  const found: Found[] = [];
  for (const kind of ENTRY_KINDS) {
    total += await countUntranslated(db, kind, now);
    found.push(...(await listUntranslated(db, kind, now)));
  }
  found.sort(
    (left, right) => compare(right.created, left.created) || compare(left.entry._id, right.entry._id),
  );
  return { total, entries: found.slice(0, OVERVIEW_SIZE).map(({ entry }) => entry) };
}

/** By bytes, like the databases. */
function compare(left: string, right: string): number {
  return Number(left > right) - Number(left < right);
}

function untranslated(db: Database, kind: EntryKind, now: Date) {
  const lacking = TEXTS[kind].map(
    (text) => sql`(${sql.ref(text)} <> '' and translations not like ${sql.lit(`%"${text}":%`)})`,
  );
  const shown: ReturnType<typeof storedRows<EntryKind>> =
    kind === 'banner-texts' ? storedRows(db, kind).where(isRunning(now)) : publicRows(db, kind);
  return shown.where(sql<SqlBool>`(${sql.join(lacking, sql` or `)})`);
}

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
    // The selected text columns depend on the kind.
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
