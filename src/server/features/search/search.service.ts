/** See docs/decisions/0017-search.md. */
import {
  type Lookup,
  lookupsOf,
  looseLookupsOf,
  meantByTwoTypos,
  queryWords,
  startOfMeant,
} from '#domain/search/lookups.ts';
import { TITLE_SCORE } from '#domain/search/terms.ts';
import { wordsOf } from '#domain/search/words.ts';
import type { Database } from '#server/db/schema.ts';
import { PIECE_KIND_WORDS } from '#server/db/search/piece-kind-words.ts';
import {
  type Found,
  type IndexedEntry,
  MAX_ENTRIES,
  type Terms,
  readEntries,
  readIndexed,
  readTerms,
  scoresOf,
  termsToCompare,
} from './search.repository.ts';

const KIND_NAMES = new Set(
  Object.values(PIECE_KIND_WORDS)
    .flatMap(({ names }) => names.flatMap(wordsOf))
    .map(({ letters }) => letters),
);

interface TermMatch {
  terms: Terms;
  /** By the entry's number. */
  found: Map<number, Found>;
  /** Nothing was cut off. */
  isComplete: boolean;
}

interface Match extends Found {
  words: number;
}

/** The most matching words win, then score, priority, newest and id; past workshops come last. */
export async function findEntries(
  db: Database,
  query: string,
  now: Date,
  limit: number,
): Promise<IndexedEntry[]> {
  const termMatches: TermMatch[] = [];
  for (const word of queryWords(query)) termMatches.push(await matchWord(db, word));
  await fillUp(db, termMatches);
  const matches = new Map(bestMatches(termMatches).map((match) => [match.number, match]));
  const entries = await readIndexed(db, [...matches.keys()]);
  const at = now.toISOString();
  const isPast = ({ lastMeeting }: IndexedEntry) => Number(lastMeeting !== null && lastMeeting <= at);
  entries.sort((a, b) => {
    const [match, otherMatch] = [matches.get(a.number)!, matches.get(b.number)!];
    return isPast(a) - isPast(b) || byScore(match, otherMatch) || byAge(a, b);
  });
  return entries.slice(0, limit);
}

/**
 * Tries a typo only if no text has the word as typed and no title one of its forms, and two if nothing has one. What a
 * kind is called is meant even if a text has the word (מעגלים without its first letter is not עגילים).
 */
async function matchWord(db: Database, word: string): Promise<TermMatch> {
  const sure = await matchLookups(db, lookupsOf(word));
  const loose = looseLookupsOf(word);
  if (loose.length === 0 || isInTitle(sure)) return sure;
  if (isKnown(sure, word)) {
    const names = loose.filter(({ letters }) => KIND_NAMES.has(letters));
    return names.length === 0 ? sure : matchLookups(db, [...lookupsOf(word), ...names]);
  }
  const close = await matchLookups(db, [...lookupsOf(word), ...loose]);
  const start = startOfMeant(word);
  if (close.found.size > 0 || start === null) return close;
  return matchLookups(db, meantByTwoTypos(word, await termsToCompare(db, start)));
}

function isKnown({ terms }: TermMatch, word: string): boolean {
  return [...terms.keys()].some((term) => term.startsWith(word));
}

function isInTitle({ found }: TermMatch): boolean {
  return [...found.values()].some(({ score }) => score > TITLE_SCORE);
}

async function matchLookups(db: Database, lookups: Lookup[]): Promise<TermMatch> {
  const terms = await readTerms(db, lookups);
  const { found, isComplete } = await readEntries(db, terms);
  return { terms, found: new Map(found.map((one) => [one.number, one])), isComplete };
}

/** Looks the rarest word's entries up among those of frequent words, which are cut off. */
async function fillUp(db: Database, termMatches: TermMatch[]): Promise<void> {
  const [rarest] = termMatches.toSorted((a, b) => a.found.size - b.found.size);
  if (!rarest) return;
  const candidates = [...rarest.found.values()].toSorted(byScore).slice(0, MAX_ENTRIES);
  for (const { terms, found, isComplete } of termMatches) {
    if (isComplete) continue;
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

function bestMatches(termMatches: TermMatch[]): Match[] {
  const matches = new Map<number, Match>();
  for (const { found } of termMatches) {
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
    .slice(0, MAX_ENTRIES);
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || b.priority - a.priority;
}

function byAge(a: IndexedEntry, b: IndexedEntry): number {
  if (a.createdAt !== b.createdAt) return a.createdAt > b.createdAt ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
