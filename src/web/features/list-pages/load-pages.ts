/** The server shows the page of the address, the browser a run of pages; fresh ones are not read again. */
import { notFound } from '@tanstack/react-router';
import type { List } from '#contract/common.ts';
import type { PageRun } from '#contract/list-pages.ts';
import { ApiError } from '#web/api/client.ts';
import { lastOf, type ListPages } from './list-pages.ts';
import { isFresh, shownPages } from './shown-pages.ts';

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

/** Filters and sort, without the page number. */
export function choiceOf<Query>(search: Record<string, string | undefined>): Query {
  const { page: _, ...choice } = search;
  return choice as Query;
}

export function withTotal<Entry>({ data, pagination }: List<Entry>): { data: Entry[]; total: number } {
  return { data, total: pagination?.total ?? data.length };
}
