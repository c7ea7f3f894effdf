/** The admin's state in the address: the section is the path, the list's view and what is open over it the query. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';

export interface AdminSearch {
  q?: string;
  /** A filter's name. */
  show?: string;
  category?: string;
  /** A column; `-` before it sorts downwards. */
  sort?: string;
  page?: string;
  size?: string;
  /** An entry's id, or `new`. */
  edit?: string;
  /** The id of the entry that a new one copies. */
  from?: string;
  /** The field that the editor opens at, as the API names it. */
  field?: string;
  /** The id of the entry whose history is open. */
  history?: string;
  /** Any value: the recently deleted entries are open. */
  deleted?: string;
  /** The id of the open message. */
  message?: string;
}

/** The value of `edit` for a new entry. */
export const NEW = 'new';

export interface AdminNavigation {
  search: AdminSearch;
  /** Undefined removes a parameter; `push` adds a history entry. */
  change: (
    changes: { [Key in keyof AdminSearch]?: AdminSearch[Key] | undefined },
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
      change: (changes, { push = false } = {}) => {
        // Not `search`: the router may not have followed an earlier change yet.
        const { pathname, search: query } = router.history.location;
        const next = new URLSearchParams(query);
        for (const [name, value] of Object.entries(changes)) {
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
