import type { NumberedPage } from '../data/admin-api.ts';
import { BOUNDS } from '#domain/bounds.ts';

/** Rows that are printed: more are a file's. */
export const PRINTED_ROWS = 500;

export interface PrintedRows<Entry> {
  rows: readonly Entry[];
  /** Of the list, printed or not. */
  total: number;
}

export function rowsOf<Entry>({ data, pagination }: NumberedPage<Entry>): PrintedRows<Entry> {
  return { rows: data, total: pagination.total };
}

export type LoadPage<Entry> = (at: { page: number; limit: number }) => Promise<NumberedPage<Entry>>;

export async function wholeList<Entry extends { _id: string }>(
  load: LoadPage<Entry>,
): Promise<PrintedRows<Entry>> {
  // Rows that came meanwhile move others to the next page.
  const rows = new Map<string, Entry>();
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await load({ page, limit: BOUNDS.pageSize });
    for (const entry of data) rows.set(entry._id, entry);
    if (page >= Math.min(pagination.pages, PRINTED_ROWS / BOUNDS.pageSize))
      return { rows: [...rows.values()], total: Math.max(pagination.total, rows.size) };
  }
}
