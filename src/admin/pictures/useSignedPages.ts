/** A paid tutorial's signed addresses, renewed before they expire (docs/rules.md#paid-tutorials). */
import { useQuery } from '@tanstack/react-query';
import { createContext, useMemo } from 'react';
import type { AdminTutorial } from '#contract/tutorials.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import { signedPagesOf, type SignedPages } from './signed-pages.ts';

/** They are valid for 15 minutes, ms. */
const RENEWED_AFTER = 10 * 60_000;

export const SignedPagesContext = createContext<SignedPages>(new Map());

export function useSignedPages(tutorial: AdminTutorial | null): SignedPages {
  const { adminApi } = useAdmin();
  const id = tutorial?._id ?? '';
  const { data } = useQuery({
    queryKey: keys.entry('tutorials', id),
    queryFn: () => adminApi.entry('tutorials', id),
    enabled: tutorial !== null && tutorial.price > 0,
    staleTime: RENEWED_AFTER,
    refetchInterval: RENEWED_AFTER,
    // A cached answer may have expired.
    gcTime: 0,
  });
  return useMemo(() => signedPagesOf(tutorial, data), [tutorial, data]);
}
