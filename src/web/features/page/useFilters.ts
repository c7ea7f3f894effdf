/**
 * Filters that live in the address. Cached HTML can't carry parameters that the page doesn't know, so
 * they are added in the browser when a filter is used.
 */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { inLanguage, readLanguage } from '#contract/routes.ts';
import { knownSearch, readSearch, withUnknown } from '#contract/search-params.ts';
import { useLang } from '#ui/language.tsx';

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
      readLanguage(location.pathname).path === path
        ? knownSearch(location.pathname, location.searchStr)
        : undefined,
  });
  const filters = withoutPage(
    chosen === undefined ? loaded : (Object.fromEntries(new URLSearchParams(chosen)) as Filters),
  );

  return {
    /** What is chosen now, without the list's page: another choice starts at its first. */
    filters,
    /** The choice is another than that of the data on show. */
    isOther: page(filters) !== page(withoutPage(loaded)),
    /** Changes some filters and keeps the rest, the place in the page and unknown parameters. */
    change: (some: Partial<Filters>) => {
      const present = router.history.location;
      const next = page({ ...withoutPage(readSearch(present.pathname, present.search) as Filters), ...some });
      void router.navigate({ href: withUnknown(inLanguage(lang, next), present), resetScroll: false });
    },
  };
}

function withoutPage<Filters extends object>(filters: Filters): Filters {
  const { page: _, ...rest } = filters as Filters & { page?: unknown };
  return rest as Filters;
}
