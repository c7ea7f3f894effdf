/** A list that fits on one page loads nothing of what only further pages need. */
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import type { ListPages } from './list-pages.ts';
import type { PagedListProps } from './PagedList.tsx';
import { recordShown } from './shown-pages.ts';

let part: ComponentType<PagedListProps> | null = null;

/** For the server, to find the bundle's files. */
export const PAGED_LIST = 'src/web/features/list-pages/PagedList.tsx';

/** `data`: of any screen. */
export function isLong(data: unknown): boolean {
  const { first = 1, total = 0 } = (data ?? {}) as Partial<ListPages<unknown>>;
  return first > 1 || total > PAGE_ENTRIES;
}

export async function prepare(data: unknown): Promise<void> {
  if (isLong(data)) part = (await import('./PagedList.tsx')).PagedList;
}

export function ListInPages(props: PagedListProps): ReactNode {
  const { pages, children } = props;
  useEffect(() => recordShown(pages), [pages]);
  useEffect(() => () => recordShown(null), []);
  return part && isLong(pages) ? createElement(part, props) : children;
}
