/** A list's search, filter, category, sort and page in the address; unknown values become the defaults. */
import { CATEGORIES, type Category } from '#domain/catalogue.ts';
import type { AdminSearch } from '../navigation.ts';

export const PAGE_SIZES = [5, 10, 25, 50] as const;
const DEFAULT_SIZE = 10;

export const DEFAULT_SORT: Sort = { column: 'priority', down: true };
export const ALL = 'all';

export interface Sort {
  column: string;
  /** Highest, latest or last in the alphabet first. */
  down: boolean;
}

export interface ListView {
  query: string;
  filter: string;
  category: Category | null;
  sort: Sort;
  /** From 1. */
  page: number;
  size: number;
}

/** `filters` and `columns` are the names that the list knows. */
export function readView(
  search: AdminSearch,
  filters: readonly string[],
  columns: readonly string[],
): ListView {
  const size = Number(search.size);
  const page = Number(search.page);
  return {
    query: search.q ?? '',
    filter: filters.includes(search.show ?? '') ? search.show! : ALL,
    category: CATEGORIES.find((category) => category === search.category) ?? null,
    sort: readSort(search.sort, columns),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_SIZE,
  };
}

function readSort(written: string | undefined, columns: readonly string[]): Sort {
  const sort = { column: (written ?? '').replace(/^-/, ''), down: (written ?? '').startsWith('-') };
  return columns.includes(sort.column) ? sort : DEFAULT_SORT;
}

/** Undefined for the default, which the address omits. */
export function writeSort({ column, down }: Sort): string | undefined {
  const isDefault = column === DEFAULT_SORT.column && down === DEFAULT_SORT.down;
  return isDefault ? undefined : `${down ? '-' : ''}${column}`;
}

export function writeSize(size: number): string | undefined {
  return size === DEFAULT_SIZE ? undefined : String(size);
}
