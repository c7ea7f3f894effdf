import { sql } from 'kysely';
import { GOES_ON, type Lookup } from '#domain/search/lookups.ts';
import type { CatalogueKind, PieceKind } from '#domain/catalogue.ts';
import type { Agorot } from '#domain/money.ts';
import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import { RECOMMENDED, inOrder } from '#server/db/keyset.ts';
import type { Database } from '#server/db/schema.ts';

export const MAX_ENTRIES = 300;
/** Terms per prefix; above it no further prefix of the word is read. */
const MAX_TERMS = 40;
/** Terms that are compared with a word of two typos, at most. */
const MAX_COMPARED = 500;
const BATCH_SIZE = 250;
/** Sorts after every continuation of a prefix. */
const LAST = '\u{10ffff}';

/** In tenths of a term's weight. */
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

export async function readTerms(db: Database, lookups: readonly Lookup[]): Promise<Terms> {
  const terms = new Map<string, number>();
  const add = (term: string, worth: number) => terms.set(term, Math.max(worth, terms.get(term) ?? 0));
  for (const { letters, worth } of lookups.filter(({ isPrefix }) => !isPrefix)) add(letters, worth);

  const worths = new Map(
    lookups.filter(({ isPrefix }) => isPrefix).map(({ letters, worth }) => [letters, worth]),
  );
  const known = await knownPrefixes(db, [...worths.keys()]);
  for (const [letters, worth] of worths) {
    if (!known.has(letters)) continue;
    if (terms.size >= MAX_TERMS) break;
    for (const term of await termsWithPrefix(db, letters))
      add(term, term === letters ? worth : worth - GOES_ON);
  }
  return terms;
}

/** Compares the first term from each prefix on: `exists` for hundreds of prefixes took PostgreSQL minutes. */
async function knownPrefixes(db: Database, prefixes: string[]): Promise<Set<string>> {
  if (prefixes.length === 0) return new Set();
  const asked = sql.join(prefixes.map((letters) => sql`(${letters})`));
  const { rows } = await sql<{ letters: string }>`
    with asked (letters) as (values ${asked})
    select letters from asked
    where (select min(term) from search_terms where term >= letters) < letters || ${LAST}`.execute(db);
  return new Set(rows.map(({ letters }) => letters));
}

/** Steps from term to term, because each has a row per entry. */
async function termsWithPrefix(db: Database, letters: string, limit = MAX_TERMS): Promise<string[]> {
  const end = letters + LAST;
  const { rows } = await sql<{ term: string }>`
    with recursive begun (term) as (
      select min(term) from search_terms where term >= ${letters} and term < ${end}
      union all
      select (select min(later.term) from search_terms as later where later.term > begun.term and later.term < ${end})
      from begun where begun.term is not null
    )
    select term from begun where term is not null limit ${limit}`.execute(db);
  return rows.map(({ term }) => term);
}

export const termsToCompare = (db: Database, start: string): Promise<string[]> =>
  termsWithPrefix(db, start, MAX_COMPARED);

export async function readEntries(
  db: Database,
  terms: Terms,
): Promise<{ found: Found[]; isComplete: boolean }> {
  const ofTerms = [...terms].map(
    ([term, worth]) => sql`select * from (
      select number, priority, weight, cast(${worth} as integer) as worth from search_terms where term = ${term}
      order by weight desc, priority desc, number desc limit ${MAX_ENTRIES}
    ) as best`,
  );
  if (ofTerms.length === 0) return { found: [], isComplete: true };
  const { rows } = await sql<{ number: number; score: number; priority: number }>`
    select number, max(weight * worth) as score, max(priority) as priority
    from (${sql.join(ofTerms, sql` union all `)}) as found
    group by number`.execute(db);
  return { found: rows, isComplete: rows.length < MAX_ENTRIES };
}

export async function scoresOf(
  db: Database,
  numbers: readonly number[],
  terms: Terms,
): Promise<Map<number, number>> {
  const scores = new Map<number, number>();
  for (let from = 0; from < numbers.length; from += BATCH_SIZE) {
    const rows = await db
      .selectFrom('search_terms')
      .select(['number', 'term', 'weight'])
      .where('number', 'in', numbers.slice(from, from + BATCH_SIZE))
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

/** Null for any. */
export interface WantedPieces {
  kinds: readonly PieceKind[] | null;
  /** What one of them costs now. */
  most: Agorot | null;
}

/** Their ids, the recommended first. */
export async function recommendedPieces(
  db: Database,
  { kinds, most }: WantedPieces,
  limit: number,
): Promise<string[]> {
  const pieces = publicRows(db, 'products')
    .$if(kinds !== null, (all) => all.where('kind', 'in', kinds!))
    .$if(most !== null, (all) => all.where('net_price', '<=', most!));
  const rows = await inOrder(pieces, RECOMMENDED).select('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
