/** The section is the path; the list's view and what is open over it are the query. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';

export interface AdminSearch {
  q?: string;
  show?: string;
  category?: string;
  /** A column; with `-` descending. */
  sort?: string;
  page?: string;
  size?: string;
  edit?: string;
  state?: string;
  /** A day, as `from` in a list that has days. */
  to?: string;
  /** The id of the entry to copy. */
  from?: string;
  /** The id of a new entry's draft. */
  draft?: string;
  field?: string;
  /** An entry's id. */
  history?: string;
  /** Any value opens the recently deleted entries. */
  deleted?: string;
  message?: string;
  /** Any value shows a roster as on the evening itself. */
  day?: string;
  /** The id of an import that was made. */
  import?: string;
}

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
