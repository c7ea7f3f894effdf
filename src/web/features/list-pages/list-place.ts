import { PAGE_ENTRIES, pageParameter, type ListPlace } from '#contract/list-pages.ts';
import { lastOf, type ListPages } from './list-pages.ts';

/** `addressOf`: a page's address with the current filters; `isWhole`: no filter is set. */
export function listPlace(
  pages: ListPages<unknown>,
  page: number,
  addressOf: (page: number | undefined) => string,
  isWhole: boolean,
): ListPlace {
  const { first, total } = pages;
  const last = lastOf(pages);
  return {
    page,
    ...(isWhole && { canonical: addressOf(pageParameter(page)) }),
    ...(first > 1 && { previous: addressOf(pageParameter(first - 1)) }),
    ...(last * PAGE_ENTRIES < total && { next: addressOf(last + 1) }),
  };
}
