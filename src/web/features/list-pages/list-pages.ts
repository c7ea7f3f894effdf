/** The server shows the page of the address, the browser a run of pages; fresh ones are not read again. */
import { notFound } from '@tanstack/react-router';
import type { List } from '#contract/common.ts';
import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';
import { ApiError } from '#web/api/client.ts';
import { isFresh, shownPages } from './shown-pages.ts';

export interface ListPages<Entry> {
  /** The same for all pages of one list: its call with filters and sort. */
  name: string;
  /** The entries by page, from page `first`. */
  parts: Entry[][];
  first: number;
  /** Of the whole list. */
  total: number;
  /** The page of the address failed to load: what was shown stays. */
  isCut?: true;
}

type ReadPage<Entry> = (page: number) => Promise<Pick<Required<List<Entry>>, 'data'> & { total: number }>;

/** Throws what `read` throws, and not-found beyond the end, unless pages of the same list are shown. */
export async function loadListPages<Entry>(
  name: string,
  run: PageRun,
  read: ReadPage<Entry>,
): Promise<ListPages<Entry>> {
  const shown = shownPages<ListPages<Entry>>(name);
  try {
    const { data, total } = await read(run.page);
    if (data.length === 0 && run.page > 1) {
      if (!shown) throw notFound();
      return { ...shown, total };
    }
    const partOf = async (page: number) => {
      if (page === run.page) return data;
      const part = shown?.total === total ? shown.parts[page - shown.first] : undefined;
      return part && isFresh(part) ? part : (await read(page)).data;
    };
    const pages = Array.from({ length: run.last - run.first + 1 }, (_, index) => run.first + index);
    return { name, parts: await Promise.all(pages.map(partOf)), first: run.first, total };
  } catch (error) {
    if (!shown || !(error instanceof ApiError)) throw error;
    console.error(error);
    const { isCut: _, ...whole } = shown;
    return run.page >= shown.first && run.page <= lastOf(shown) ? whole : { ...whole, isCut: true };
  }
}

/** Whether loaded data has the run's page, but other pages around it. */
export function isOtherRun(run: PageRun, loaded: unknown, page: number): boolean {
  const list = loaded as Partial<ListPages<unknown>> | null | undefined;
  if (page !== run.page || !list?.parts || list.first === undefined) return false;
  return list.first !== run.first || lastOf({ first: list.first, parts: list.parts }) !== run.last;
}

export function lastOf({ first, parts }: Pick<ListPages<unknown>, 'first' | 'parts'>): number {
  return first + parts.length - 1;
}

/** Without duplicates: an entry may have moved to another page between two readings. */
export function entriesOf<Entry extends { _id: string }>({
  parts,
}: Pick<ListPages<Entry>, 'parts'>): Entry[] {
  return [...new Map(parts.flat().map((entry) => [entry._id, entry])).values()];
}

export function entriesBefore({ first }: Pick<ListPages<unknown>, 'first'>): number {
  return (first - 1) * PAGE_ENTRIES;
}
