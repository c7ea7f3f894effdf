/** Questions to the search's index. Each is bounded, however many entries there are. */
import { sql } from 'kysely';
import { GOES_ON, type Lookup } from '#domain/search/lookups.ts';
import type { CatalogueKind } from '#domain/catalogue.ts';
import type { Database } from '#server/db/schema.ts';

/** Entries that are read of one term, the best ones; also what is looked into of all that were found. */
export const MOST_ENTRIES = 300;
/** Terms that one beginning may stand for; with so many, no further beginning of the word is followed. */
const MOST_TERMS = 40;
/** Entries whose words are looked up at once. */
const AT_ONCE = 250;
/** Follows on every term that begins so. */
const AFTER_ALL = '\u{10ffff}';

/** Tenths of its weight that a term is worth. */
export type Terms = ReadonlyMap<string, number>;

export interface Found {
  number: number;
  score: number;
  priority: number;
}

export interface IndexedEntry {
  number: number;
  kind: CatalogueKind;
  id: string;
  createdAt: string;
  lastMeeting: string | null;
}

/** The terms that lookups lead to. Those that are no beginnings are taken as they are. */
export async function readTerms(db: Database, lookups: readonly Lookup[]): Promise<Terms> {
  const terms = new Map<string, number>();
  const note = (term: string, worth: number) => terms.set(term, Math.max(worth, terms.get(term) ?? 0));
  for (const { letters, worth } of lookups.filter(({ isPrefix }) => !isPrefix)) note(letters, worth);

  const worths = new Map(
    lookups.filter(({ isPrefix }) => isPrefix).map(({ letters, worth }) => [letters, worth]),
  );
  const known = await knownBeginnings(db, [...worths.keys()]);
  for (const [letters, worth] of worths) {
    if (!known.has(letters)) continue;
    if (terms.size >= MOST_TERMS) break;
    for (const term of await termsThatBegin(db, letters))
      note(term, term === letters ? worth : worth - GOES_ON);
  }
  return terms;
}

/**
 * Those that some term begins with: the first term from each on tells. Asked whether there is any in between, for some
 * hundred beginnings at once, PostgreSQL went through all terms for each: minutes with 100,000 products.
 */
async function knownBeginnings(db: Database, beginnings: string[]): Promise<Set<string>> {
  if (beginnings.length === 0) return new Set();
  const asked = sql.join(beginnings.map((letters) => sql`(${letters})`));
  const { rows } = await sql<{ letters: string }>`
    with asked (letters) as (values ${asked})
    select letters from asked
    where (select min(term) from search_terms where term >= letters) < letters || ${AFTER_ALL}`.execute(db);
  return new Set(rows.map(({ letters }) => letters));
}

/** In their order, a step to the next term at a time: each has as many rows as there are entries with it. */
async function termsThatBegin(db: Database, letters: string): Promise<string[]> {
  const end = letters + AFTER_ALL;
  const { rows } = await sql<{ term: string }>`
    with recursive begun (term) as (
      select min(term) from search_terms where term >= ${letters} and term < ${end}
      union all
      select (select min(later.term) from search_terms as later where later.term > begun.term and later.term < ${end})
      from begun where begun.term is not null
    )
    select term from begun where term is not null limit ${MOST_TERMS}`.execute(db);
  return rows.map(({ term }) => term);
}

/** The best entries of each term; `isWhole` where none was left out. */
export async function readEntries(db: Database, terms: Terms): Promise<{ found: Found[]; isWhole: boolean }> {
  const ofTerms = [...terms].map(
    ([term, worth]) => sql`select * from (
      select number, priority, weight, cast(${worth} as integer) as worth from search_terms where term = ${term}
      order by weight desc, priority desc, number desc limit ${MOST_ENTRIES}
    ) as best`,
  );
  if (ofTerms.length === 0) return { found: [], isWhole: true };
  const { rows } = await sql<{ number: number; score: number; priority: number }>`
    select number, max(weight * worth) as score, max(priority) as priority
    from (${sql.join(ofTerms, sql` union all `)}) as found
    group by number`.execute(db);
  return { found: rows, isWhole: rows.length < MOST_ENTRIES };
}

/** What these terms are worth to these entries, without a bound but their number. */
export async function scoresOf(
  db: Database,
  numbers: readonly number[],
  terms: Terms,
): Promise<Map<number, number>> {
  const scores = new Map<number, number>();
  for (let from = 0; from < numbers.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('search_terms')
      .select(['number', 'term', 'weight'])
      .where('number', 'in', numbers.slice(from, from + AT_ONCE))
      .where('term', 'in', [...terms.keys()])
      .execute();
    for (const { number, term, weight } of rows) {
      scores.set(number, Math.max(scores.get(number) ?? 0, weight * terms.get(term)!));
    }
  }
  return scores;
}

export async function readIndexed(db: Database, numbers: readonly number[]): Promise<IndexedEntry[]> {
  if (numbers.length === 0) return [];
  return db
    .selectFrom('search_entries')
    .select(['number', 'kind', 'entry_id as id', 'created_at as createdAt', 'last_meeting as lastMeeting'])
    .where('number', 'in', numbers)
    .execute();
}
