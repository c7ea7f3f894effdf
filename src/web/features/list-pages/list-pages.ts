import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';

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
