/** Searching and sorting a whole list: pure, and quick for thousands of entries. */
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { hasAllWords, queryWords } from './bar/text-search.ts';
import type { ListView, Sort } from './list-view.ts';

export interface Listed {
  _id: string;
  title: string;
  description: string;
  category: string;
  createdDate: string;
  translations: { en?: { title?: string; description?: string } };
}

export interface Filter<Entry> {
  name: string;
  has: (entry: Entry) => boolean;
}

/** What a column sorts by; numbers by size, texts as the language orders them. */
export type SortValue<Entry> = (entry: Entry) => number | string;

export interface SortBy<Entry> {
  value: SortValue<Entry>;
  /** What the directions mean: A to Z, lowest first, soonest first. */
  of: 'text' | 'number' | 'date';
  /** The first press sorts downwards. */
  downFirst?: boolean;
}

/** Entries that match the search and the category: what the chips count. */
export function filterBySearch<Entry extends Listed>(
  entries: readonly Entry[],
  { query, category }: Pick<ListView, 'query' | 'category'>,
): Entry[] {
  const wanted = queryWords(query);
  return entries.filter(
    (entry) => (category === null || entry.category === category) && hasAllWords(entry, wanted),
  );
}

/** A new list; equal entries are sorted by the newest, then by `_id`, as in the shop. */
export function sortEntries<Entry extends Listed>(
  entries: readonly Entry[],
  value: SortValue<Entry>,
  { down }: Pick<Sort, 'down'>,
  lang: Lang,
): Entry[] {
  const { compare } = collatorOf(lang);
  const sign = down ? -1 : 1;
  // Each value is computed once: there are far more comparisons than entries.
  const valued = entries.map((entry) => ({ entry, value: value(entry) }));
  valued.sort((a, b) => sign * compareValues(a.value, b.value, compare) || newerFirst(a.entry, b.entry));
  return valued.map(({ entry }) => entry);
}

function compareValues(
  a: number | string,
  b: number | string,
  compare: (a: string, b: string) => number,
): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
}

function newerFirst(a: Listed, b: Listed): number {
  if (a.createdDate !== b.createdDate) return a.createdDate < b.createdDate ? 1 : -1;
  return a._id < b._id ? -1 : 1;
}

const collators: Partial<Record<Lang, Intl.Collator>> = {};

function collatorOf(lang: Lang): Intl.Collator {
  collators[lang] ??= new Intl.Collator(LOCALE[lang].bcp47, { numeric: true, sensitivity: 'base' });
  return collators[lang];
}
