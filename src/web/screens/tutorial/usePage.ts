/** In the address (`?page=`). Turning replaces the history entry, so that Back leaves the tutorial. */
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import { withUnknown } from '#contract/search-params.ts';
import { useLang } from '#ui/language.tsx';
import { savePlace, readPlace, useSavedPlace } from './reading-place.ts';

export interface OpenPage {
  /** From 1. */
  page: number;
  /** 1 is forward, -1 is back, 0 as opened. */
  way: -1 | 0 | 1;
  /** Opened at the page where the reader last stopped. */
  isResumed: boolean;
  /** Does nothing beyond the ends. */
  turnTo: (page: number) => void;
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

  // The server doesn't know where the reader last stopped, so the address gets its page here.
  useEffect(() => {
    const start = Math.min(named ?? readPlace(id) ?? 1, count);
    savePlace(id, start);
    if ((named ?? 1) !== start) go(start);
    if (named === null && start > 1) setTurn({ way: 0, isResumed: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount
  }, []);

  const turnTo = (to: number) => {
    if (to === page || to < 1 || to > count) return;
    savePlace(id, to);
    setTurn({ way: to > page ? 1 : -1, isResumed: false });
    go(to);
  };
  return { page, way, isResumed, turnTo, hrefOf };
}
