import type { NumberedPage } from '../data/admin-api.ts';

export interface PageOf<Entry> {
  rows: Entry[];
  /** From 1; never beyond the last. */
  page: number;
  pages: number;
  /** The first and last row, from 1; 0 on an empty page. */
  from: number;
  to: number;
  total: number;
}

/** The last page if `page` is beyond it. */
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

/** The first, the last and the neighbouring pages; null is a gap. */
export function pagerNumbers(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const gap = one - (shown[index - 1] ?? 0) - 1;
    // A gap of one shows its number instead.
    return gap === 0 ? [one] : [gap === 1 ? one - 1 : null, one];
  });
}
