/** What part of the messages is seen, as the address says it; an unknown value is the default one. */
import type { AdminSearch } from '../navigation.ts';

/** Rows of a page (spec §9: the generic table's). */
export const MESSAGE_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_MESSAGE_PAGE_SIZE = 10;

export function readMessagesView(search: AdminSearch): { page: number; size: number } {
  return {
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    size: MESSAGE_PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_MESSAGE_PAGE_SIZE,
  };
}
