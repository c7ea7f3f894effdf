/** From a whole list to the rows of one page. Pure, and quick for thousands of entries. */
import type { Lang } from '#domain/language.ts';
import { LOCALE } from '#i18n/locales.ts';
import { hasWords, searchWords } from './search.ts';
import type { ListView, Sort } from './view.ts';

/** What is asked of every entry of a list. */
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

/** Entries that the search and the category let through: what the chips count. */
export function found<Entry extends Listed>(
  entries: readonly Entry[],
  { words, category }: Pick<ListView, 'words' | 'category'>,
): Entry[] {
  const wanted = searchWords(words);
  return entries.filter(
    (entry) => (category === null || entry.category === category) && hasWords(entry, wanted),
  );
}

/** A new list in this order; what is equal goes by the newest, then by `_id`, as in the shop. */
export function sorted<Entry extends Listed>(
  entries: readonly Entry[],
  value: SortValue<Entry>,
  { down }: Pick<Sort, 'down'>,
  lang: Lang,
): Entry[] {
  const { compare } = collatorOf(lang);
  const sign = down ? -1 : 1;
  // Each value once: a comparison is made far more often than there are entries.
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

export interface PageOf<Entry> {
  rows: Entry[];
  /** From 1; never beyond the last. */
  page: number;
  pages: number;
  /** The first and the last row's place, from 1; 0 where there is none. */
  from: number;
  to: number;
  total: number;
}

/** The page of this number; the last where it lies beyond the end. */
export function pageOf<Entry>(entries: readonly Entry[], page: number, size: number): PageOf<Entry> {
  const total = entries.length;
  const pages = Math.max(1, Math.ceil(total / size));
  const present = Math.min(page, pages);
  const start = (present - 1) * size;
  const rows = entries.slice(start, start + size);
  return {
    rows,
    page: present,
    pages,
    from: rows.length === 0 ? 0 : start + 1,
    to: start + rows.length,
    total,
  };
}

/** The numbers that a pager offers: the ends and those around; null stands for a gap. */
export function pagerNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? 0) - 1;
    // In place of a gap of one its number stands.
    return gap === 0 ? [one] : [gap === 1 ? one - 1 : null, one];
  });
}
