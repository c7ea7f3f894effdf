/** Pages of a list: their rows, their place in the whole, and what a pager offers. */
import type { NumberedPage } from '../data/admin-api.ts';

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

/** Where a page of the server's stands in the whole list. */
export function placeOf({
  data,
  pagination: { page, pages, limit, total },
}: NumberedPage<unknown>): PageOf<unknown> {
  const before = (page - 1) * limit;
  return {
    rows: data,
    page,
    pages: Math.max(1, pages),
    from: data.length === 0 ? 0 : before + 1,
    to: before + data.length,
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
