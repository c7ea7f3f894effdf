/** Cached HTML has no parameters that the page doesn't know: the browser adds them with a filter. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { inLanguage, readLanguage } from '#contract/routes.ts';
import { knownSearch, readSearch, withUnknown } from '#contract/search-params.ts';
import { useLang } from '#ui/language.tsx';

/** `page` returns the address of filters; `loaded` are those of the data shown, which lags the address. */
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
    /** The current choice without the page number: another choice starts at page 1. */
    filters,
    /** Differs from the choice of the data shown. */
    isOther: page(filters) !== page(withoutPage(loaded)),
    /** Keeps the other filters, the scroll position and unknown parameters. */
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
