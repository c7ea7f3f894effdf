/** Where a paid tutorial's pages can be looked at now: asked for anew before the addresses end (product: Paid tutorials). */
import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { signedPagesOf, type SignedPages } from './signed-pages.ts';

/** ms; they hold for 15 minutes. */
const RENEWED_AFTER = 10 * 60_000;

export const SignedPagesContext = createContext<SignedPages>(new Map());

/** `tutorial` as the list has it; null where there is none yet. */
export function useSignedPages(tutorial: AdminTutorial | null): SignedPages {
  const { adminApi } = useAdmin();
  const id = tutorial?._id ?? '';
  const { data } = useQuery({
    queryKey: keys.entry('tutorials', id),
    queryFn: () => adminApi.entry('tutorials', id),
    enabled: tutorial !== null && tutorial.price > 0,
    staleTime: RENEWED_AFTER,
    refetchInterval: RENEWED_AFTER,
    // What was kept from the last time would end too soon.
    gcTime: 0,
  });
  return useMemo(() => signedPagesOf(tutorial, data), [tutorial, data]);
}
