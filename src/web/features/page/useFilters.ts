/** Cached HTML has no parameters that the page doesn't know: the browser adds them with a filter. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useLang } from '#ui/language.tsx';
import { addressWith, chosenAt, filtersOf, isOtherChoice, type AddressOf } from './filters.ts';

/** `loaded` are the filters of the data shown, which lags the address. */
export function useFilters<Filters extends object>(page: AddressOf<Filters>, loaded: Filters) {
  const router = useRouter();
  const lang = useLang();
  const chosen = useRouterState({
    select: ({ location: { pathname, searchStr } }) => chosenAt(page, { pathname, search: searchStr }),
  });
  const filters = filtersOf(chosen, loaded);

  return {
    filters,
    isOther: isOtherChoice(page, filters, loaded),
    /** Keeps the scroll position. */
    change: (some: Partial<Filters>) => {
      const href = addressWith(page, some, router.history.location, lang);
      void router.navigate({ href, resetScroll: false });
    },
  };
}
