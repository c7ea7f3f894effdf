import { BOUNDS } from '#domain/bounds.ts';
import type { AdminSearch } from '../navigation.ts';

export const USER_PAGE_SIZES = [5, 10, 25] as const;
export const DEFAULT_USER_PAGE_SIZE = 10;

/** The highest page number that the API accepts. */
const MAX_PAGE = 1_000_000;

export function readUsersView(search: AdminSearch): { q: string; page: number; size: number } {
  const page = /^[1-9]\d{0,6}$/.test(search.page ?? '') ? Number(search.page) : 1;
  return {
    q: (search.q ?? '').trim().slice(0, BOUNDS.shortText),
    page: Math.min(page, MAX_PAGE),
    size: USER_PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_USER_PAGE_SIZE,
  };
}
