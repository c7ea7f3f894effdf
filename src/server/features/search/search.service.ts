/** Which entries a query means, the best first (product: Small things). */
import { type Lookup, lookupsOf, looseLookupsOf, queryWords } from '#domain/search/lookups.ts';
import { TITLE_SCORE } from '#domain/search/terms.ts';
import type { Database } from '#server/db/schema.ts';
import {
  type Found,
  type IndexedEntry,
  MOST_ENTRIES,
  type Terms,
  readEntries,
  readIndexed,
  readTerms,
  scoresOf,
} from './search.repository.ts';

/** What one word of a query leads to. */
interface Meeting {
  terms: Terms;
  /** By the entry's number. */
  found: Map<number, Found>;
  /** Nothing was left out of `found`. */
  isWhole: boolean;
}

/** An entry with what all words together lead to. */
interface Match extends Found {
  /** How many words of the query meet it. */
  words: number;
}

/**
 * Entries that meet every word of the query, in any order; where none does, those that meet most. What the
 * score leaves open goes by priority, then the newest, then the smaller id; past workshops come last.
 */
export async function findEntries(
  db: Database,
  query: string,
  now: Date,
  limit: number,
): Promise<IndexedEntry[]> {
  const meetings: Meeting[] = [];
  for (const word of queryWords(query)) meetings.push(await meetingOf(db, word));
  await fillUp(db, meetings);
  const matches = new Map(bestOf(meetings).map((match) => [match.number, match]));
  const entries = await readIndexed(db, [...matches.keys()]);
  const at = now.toISOString();
  const isPast = ({ lastMeeting }: IndexedEntry) => Number(lastMeeting !== null && lastMeeting <= at);
  entries.sort((one, other) => {
    const [match, otherMatch] = [matches.get(one.number)!, matches.get(other.number)!];
    return isPast(one) - isPast(other) || byScore(match, otherMatch) || byAge(one, other);
  });
  return entries.slice(0, limit);
}

/** Typos are looked for where no text has the word as it was typed, nor any title one of its forms. */
async function meetingOf(db: Database, word: string): Promise<Meeting> {
  const sure = await meetingBy(db, lookupsOf(word));
  const loose = looseLookupsOf(word);
  if (loose.length === 0 || isMet(sure, word)) return sure;
  return meetingBy(db, [...lookupsOf(word), ...loose]);
}

function isMet({ terms, found }: Meeting, word: string): boolean {
  const isKnown = [...terms.keys()].some((term) => term.startsWith(word));
  return isKnown || [...found.values()].some(({ score }) => score > TITLE_SCORE);
}

async function meetingBy(db: Database, lookups: Lookup[]): Promise<Meeting> {
  const terms = await readTerms(db, lookups);
  const { found, isWhole } = await readEntries(db, terms);
  return { terms, found: new Map(found.map((one) => [one.number, one])), isWhole };
}

/** A frequent word's entries are cut off: what the rarest word found is looked up with each of those. */
async function fillUp(db: Database, meetings: Meeting[]): Promise<void> {
  const [rarest] = meetings.toSorted((one, other) => one.found.size - other.found.size);
  if (!rarest) return;
  const candidates = [...rarest.found.values()].toSorted(byScore).slice(0, MOST_ENTRIES);
  for (const { terms, found, isWhole } of meetings) {
    if (isWhole) continue;
    const missing = candidates.filter(({ number }) => !found.has(number));
    const scores = await scoresOf(
      db,
      missing.map(({ number }) => number),
      terms,
    );
    for (const one of missing) {
      const score = scores.get(one.number);
      if (score !== undefined) found.set(one.number, { ...one, score });
    }
  }
}

/** Those that meet as many words as any does. */
function bestOf(meetings: Meeting[]): Match[] {
  const matches = new Map<number, Match>();
  for (const { found } of meetings) {
    for (const one of found.values()) {
      const { score, words } = matches.get(one.number) ?? { score: 0, words: 0 };
      matches.set(one.number, { ...one, score: score + one.score, words: words + 1 });
    }
  }
  const all = [...matches.values()];
  const most = all.reduce((max, { words }) => Math.max(max, words), 0);
  return all
    .filter(({ words }) => words === most)
    .toSorted(byScore)
    .slice(0, MOST_ENTRIES);
}

function byScore(one: Found, other: Found): number {
  return other.score - one.score || other.priority - one.priority;
}

function byAge(one: IndexedEntry, other: IndexedEntry): number {
  if (one.createdAt !== other.createdAt) return one.createdAt > other.createdAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
