/**
 * Filters that live in the address. Cached HTML can't carry parameters that the page doesn't know, so
 * they are added in the browser when a filter is used (product.md, Language and address).
 */
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { inLanguage } from '../../../contract/routes.ts';
import { unknownSearch } from '../../../contract/search-params.ts';
import { splitHref } from '../../ui/Link.tsx';
import { useLang } from '../../ui/language.tsx';

/** `page` makes the page's address of its filters; `present` is what is chosen now. */
export function useFilters<Filters extends object>(page: (filters: Filters) => string, present: Filters) {
  const router = useRouter();
  const lang = useLang();

  const go = (href: string) => {
    const { pathname, searchStr } = router.state.location;
    const target = splitHref(href);
    const unknown = Object.fromEntries(new URLSearchParams(unknownSearch(pathname, searchStr)));
    void router.navigate({ to: target.pathname, search: { ...target.search, ...unknown } as never, resetScroll: false });
  };

  return {
    /** Changes some filters and keeps the rest, the place in the page and unknown parameters. */
    change: (some: Partial<Filters>) => go(inLanguage(lang, page({ ...present, ...some }))),
    /** For the click of a filter's link: brings unknown parameters along where there are any. */
    keepUnknown: (event: MouseEvent<HTMLAnchorElement>) => {
      const { pathname, searchStr } = router.state.location;
      if (event.metaKey || event.ctrlKey || event.shiftKey || !unknownSearch(pathname, searchStr)) return;
      event.preventDefault();
      go(event.currentTarget.href);
    },
  };
}
