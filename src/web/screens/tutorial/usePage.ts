/** In the address (`?page=`). Turning replaces the history entry, so that Back leaves the tutorial. */
import { rootRouteId, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { inLanguage, pages } from '#contract/routes.ts';
import { withUnknown } from '#contract/search-params.ts';
import type { RouterContext } from '#web/router-context.ts';
import { useLang } from '#ui/language.tsx';
import type { ReadingPlace } from '#contract/tutorials.ts';
import { readPlace, savePlace, startPage, useStartPage } from './reading-place.ts';

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

interface Reading {
  id: string;
  count: number;
  /** The tutorial's owner; null for a free one. */
  reader: string | null;
  /** Where the owner stopped, on any device. */
  ofAccount: ReadingPlace | null | undefined;
}

export function usePage({ id, count, reader, ofAccount }: Reading): OpenPage {
  const router = useRouter();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const lang = useLang();
  const named = useRouterState({
    select: ({ location }) => Number((location.search as { page?: string }).page) || null,
  });
  // Only where to begin: from then on a place is newer, whatever this device's clock says.
  const [first, setFirst] = useState(ofAccount);
  const kept = useStartPage(id, reader, first);
  const page = Math.min(named ?? kept, count);
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

  const save = (at: number) => {
    savePlace(id, { page: at, at: new Date().toISOString(), reader });
    // Without its code the place stays with this browser.
    if (reader !== null)
      import('./own-place.ts').then(
        ({ takeToAccount }) => takeToAccount(api, { id, reader, page: at }),
        console.error,
      );
  };

  // The server's HTML doesn't know where the reader last stopped, so the address gets its page here.
  useEffect(() => {
    const start = Math.min(named ?? startPage(readPlace(id, reader), first), count);
    save(start);
    setFirst(null);
    if (named === null && start > 1) setTurn({ way: 0, isResumed: true });
    if ((named ?? 1) === start) return;
    if (router.state.status === 'idle') return go(start);
    // The way here comes to its end first: it begins the page at its top.
    const stop = router.subscribe('onRendered', () => {
      stop();
      go(start);
    });
    return stop;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on mount
  }, []);

  const turnTo = (to: number) => {
    if (to === page || to < 1 || to > count) return;
    save(to);
    setTurn({ way: to > page ? 1 : -1, isResumed: false });
    go(to);
  };
  return { page, way, isResumed, turnTo, hrefOf };
}
