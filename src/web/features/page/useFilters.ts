/**
 * Filters that live in the address. Cached HTML can't carry parameters that the page doesn't know, so
 * they are added in the browser when a filter is used (product.md, Language and address).
 */
import { useRouter, useRouterState, type HistoryState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { inLanguage, readLanguage } from '../../../contract/routes.ts';
import { knownSearch, readSearch, unknownSearch } from '../../../contract/search-params.ts';
import { splitHref } from '../../ui/Link.tsx';
import { useLang } from '../../ui/language.tsx';

/**
 * `page` makes the page's address of its filters; `loaded` are those of the data on show. What is chosen
 * stands in the address before its data has come, so the controls and the next change go by the address.
 */
export function useFilters<Filters extends object>(page: (filters: Filters) => string, loaded: Filters) {
  const router = useRouter();
  const lang = useLang();
  const path = page({} as Filters);
  const chosen = useRouterState({
    select: ({ location }) =>
      readLanguage(location.pathname).path === path ? knownSearch(location.pathname, location.searchStr) : undefined,
  });
  const filters = withoutPage(chosen === undefined ? loaded : (Object.fromEntries(new URLSearchParams(chosen)) as Filters));

  const go = (href: string, state?: HistoryState) => {
    const { pathname, search } = router.history.location;
    const target = splitHref(href);
    const unknown = Object.fromEntries(new URLSearchParams(unknownSearch(pathname, search)));
    void router.navigate({ to: target.pathname, search: { ...target.search, ...unknown } as never, state, resetScroll: false });
  };

  return {
    /** What is chosen now, without the list's page: another choice starts at its first. */
    filters,
    /** The choice is another than that of the data on show. */
    isOther: page(filters) !== page(withoutPage(loaded)),
    /** Changes some filters and keeps the rest, the place in the page and unknown parameters. */
    change: (some: Partial<Filters>) => {
      const { pathname, search } = router.history.location;
      go(inLanguage(lang, page({ ...withoutPage(readSearch(pathname, search) as Filters), ...some })));
    },
    /** For the click of a link within the list: brings unknown parameters along where there are any. `state`: the link's own. */
    keepUnknown: (event: MouseEvent<HTMLAnchorElement>, state?: HistoryState) => {
      const { pathname, search } = router.history.location;
      if (event.metaKey || event.ctrlKey || event.shiftKey || !unknownSearch(pathname, search)) return;
      event.preventDefault();
      go(event.currentTarget.href, state);
    },
  };
}

function withoutPage<Filters extends object>(filters: Filters): Filters {
  const { page: _, ...rest } = filters as Filters & { page?: unknown };
  return rest as Filters;
}
