/**
 * Where one is in the admin stands in the address: the tab or the messages as the path, and behind the `?` the list's
 * search, filter, sort and page, and what is open over it (`edit`, `history`).
 */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';

export interface AdminSearch {
  q?: string;
  /** A filter chip of the list. */
  show?: string;
  category?: string;
  /** A column, with `-` before it for the other way round. */
  sort?: string;
  page?: string;
  size?: string;
  /** An entry's id, or `new`. */
  edit?: string;
  /** The entry that a new one begins as a copy of. */
  from?: string;
  /** The field that an editor opens at, as the API names it. */
  field?: string;
  /** An entry's id: its history is open. */
  history?: string;
  /** What was deleted lately is open; any value. */
  deleted?: string;
  /** A message's id: it is open. */
  message?: string;
}

/** The value of `edit` for an entry that is not there yet. */
export const NEW = 'new';

export interface AdminNavigation {
  search: AdminSearch;
  /** Changes some of it in place; undefined takes a part out. `push` makes a step that Back undoes. */
  change: (
    some: { [Key in keyof AdminSearch]?: AdminSearch[Key] | undefined },
    options?: { push?: boolean },
  ) => void;
}

export function useAdminNavigation(): AdminNavigation {
  const router = useRouter();
  const search = useRouterState({
    select: ({ location }) => location.search as AdminSearch,
    structuralSharing: true,
  });
  return useMemo(
    () => ({
      search,
      change: (some, { push = false } = {}) => {
        // The address itself: two changes in a row may come before the router has followed the first.
        const { pathname, search: query } = router.history.location;
        const next = new URLSearchParams(query);
        for (const [name, value] of Object.entries(some)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        const { size } = next;
        void router.navigate({
          href: size > 0 ? `${pathname}?${next}` : pathname,
          replace: !push,
          resetScroll: false,
        });
      },
    }),
    [router, search],
  );
}
