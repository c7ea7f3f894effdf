/**
 * The tutorial as who is here may have it. What came with the page may be the visitor's copy; a signed-in reader's
 * own is asked for once they are known: it counts the opening, knows their stars and has a paid one's pages. The addresses of those end after a while, so it is asked for again in time.
 */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tutorial } from '#contract/tutorials.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { useRenewal } from './useRenewal.ts';

export interface TutorialHere {
  tutorial: Tutorial;
  /** The last try to get it anew failed; what was there stays. */
  hasFailed: boolean;
  /** Gets it anew. */
  renew: () => Promise<void>;
  /** What a rating has changed. */
  change: (some: Partial<Tutorial>) => void;
}

/** Copies that were on show before: kept by the router for a return, they know nothing of a rating since. */
const shown = new WeakSet<Tutorial>();

export function useTutorial(loaded: Tutorial): TutorialHere {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const { status, user } = useSessionState();
  const [tutorial, setTutorial] = useState(loaded);
  const [from, setFrom] = useState(loaded);
  // The page's data was loaded anew.
  if (from !== loaded) {
    setFrom(loaded);
    setTutorial(loaded);
  }
  const [hasFailed, setFailed] = useState(false);
  const calls = useRef(0);

  const renew = useCallback(async () => {
    calls.current += 1;
    const call = calls.current;
    setFailed(false);
    try {
      const fresh = await api.tutorial(loaded._id);
      // A later call is for who is here by then.
      if (call === calls.current) setTutorial(fresh);
    } catch (error) {
      console.error(error);
      if (call === calls.current) setFailed(true);
    }
  }, [api, loaded._id]);

  // Whose copy is at hand: only a signed-in reader's knows of their stars.
  const reader = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    if (status === 'unknown') return;
    const now = user?._id ?? null;
    const isFirst = reader.current === undefined;
    const isTheirs = isFirst ? (loaded.myStars === undefined) === (now === null) : reader.current === now;
    const isOld = isFirst && now !== null && shown.has(loaded);
    reader.current = now;
    shown.add(loaded);
    if (!isTheirs || isOld) void renew();
  }, [status, user?._id, loaded, renew]);

  useRenewal(tutorial, renew);
  const change = useCallback(
    (some: Partial<Tutorial>) => setTutorial((present) => ({ ...present, ...some })),
    [],
  );
  return { tutorial, hasFailed, renew, change };
}
