import { CATALOGUE_KINDS, type CatalogueKind } from '#domain/catalogue.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

export type CountedKind = 'visits' | 'searches' | CatalogueKind;

export interface DailyCount {
  /** YYYY-MM-DD in Jerusalem. */
  day: string;
  kind: CountedKind;
  /** An entry's id, a query, or empty for visits. */
  name: string;
  count: number;
}

const CHUNK = 200;
/** Different queries of a day: beyond that only those that are known are counted on. */
const MAX_QUERIES = 300;

/** All or none. Leaves out unknown entries. */
export async function addCounts(db: Database, counts: DailyCount[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const kept = await withinBounds(transaction, await ofKnownEntries(transaction, counts));
    // One order for all processes, so that they can't deadlock.
    const sorted = kept.toSorted((left, right) => (keyOf(left) < keyOf(right) ? -1 : 1));
    for (let start = 0; start < sorted.length; start += CHUNK)
      await transaction
        .insertInto('daily_counts')
        .values(sorted.slice(start, start + CHUNK))
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'kind', 'name'])
            .doUpdateSet(({ eb, ref }) => ({ count: eb('daily_counts.count', '+', ref('excluded.count')) })),
        )
        .execute();
  });
}

function keyOf({ day, kind, name }: DailyCount): string {
  return `${day} ${kind} ${name}`;
}

async function ofKnownEntries(transaction: DatabaseTransaction, counts: DailyCount[]): Promise<DailyCount[]> {
  const kept = counts.filter(({ kind }) => kind === 'visits' || kind === 'searches');
  for (const kind of CATALOGUE_KINDS) {
    const viewed = counts.filter((count) => count.kind === kind);
    if (viewed.length === 0) continue;
    const rows = await storedRows(transaction, kind)
      .select('id')
      .where(
        'id',
        'in',
        viewed.map(({ name }) => name),
      )
      .execute();
    const known = new Set(rows.map(({ id }) => id));
    kept.push(...viewed.filter(({ name }) => known.has(name)));
  }
  return kept;
}

async function withinBounds(transaction: DatabaseTransaction, counts: DailyCount[]): Promise<DailyCount[]> {
  const days = new Set(counts.filter(({ kind }) => kind === 'searches').map(({ day }) => day));
  let kept = counts;
  for (const day of days) {
    const rows = await transaction
      .selectFrom('daily_counts')
      .select('name')
      .where('day', '=', day)
      .where('kind', '=', 'searches')
      .execute();
    const known = new Set(rows.map(({ name }) => name));
    let room = MAX_QUERIES - known.size;
    kept = kept.filter(
      (count) => count.kind !== 'searches' || count.day !== day || known.has(count.name) || room-- > 0,
    );
  }
  return kept;
}

export async function deleteCountsBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('daily_counts').where('day', '<', day).execute();
}
