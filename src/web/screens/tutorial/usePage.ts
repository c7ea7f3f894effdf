/**
 * The page that is open. It stands in the address (`?page=`, the first without it), so that a reload, a shared link
 * and a change of language keep it; without one it is where the reader stopped last. Turning takes the entry's place
 * in the history: 'back' leaves the tutorial, however many pages were read.
 */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import { withUnknown } from '#contract/search-params.ts';
import { useLang } from '#ui/language.tsx';
import { savePlace, readPlace, useSavedPlace } from './reading-place.ts';

export interface OpenPage {
  /** From 1. */
  page: number;
  /** Which way it was turned to: 1 is on, -1 is back, 0 when it was opened here. */
  way: -1 | 0 | 1;
  /** It was opened where the reader stopped last. */
  isResumed: boolean;
  /** Beyond the ends nothing happens. */
  turnTo: (page: number) => void;
  /** The address of a page, for a link. */
  hrefOf: (page: number) => string;
}

export function usePage(id: string, count: number): OpenPage {
  const router = useRouter();
  const lang = useLang();
  const named = useRouterState({
    select: ({ location }) => Number((location.search as { page?: string }).page) || null,
  });
  const kept = useSavedPlace(id);
  const page = Math.min(named ?? kept ?? 1, count);
  const [{ way, isResumed }, setTurn] = useState<Pick<OpenPage, 'way' | 'isResumed'>>({
    way: 0,
    isResumed: false,
  });

  const hrefOf = useCallback(
    (to: number) => inLanguage(lang, pages.tutorial(id, to > 1 ? { page: to } : {})),
    [lang, id],
  );
  const go = useCallback(
    (to: number) =>
      void router.navigate({
        href: withUnknown(hrefOf(to), router.history.location),
        replace: true,
        resetScroll: false,
      }),
    [router, hrefOf],
  );

  // The address says what is shown: where one stopped last, or the last page for one beyond it. In the server's HTML
  // no place is known yet, so it is read here.
  useEffect(() => {
    const start = Math.min(named ?? readPlace(id) ?? 1, count);
    savePlace(id, start);
    if ((named ?? 1) !== start) go(start);
    if (named === null && start > 1) setTurn({ way: 0, isResumed: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as the page opens
  }, []);

  const turnTo = (to: number) => {
    if (to === page || to < 1 || to > count) return;
    savePlace(id, to);
    setTurn({ way: to > page ? 1 : -1, isResumed: false });
    go(to);
  };
  return { page, way, isResumed, turnTo, hrefOf };
}
