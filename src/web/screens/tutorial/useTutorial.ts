/** A user's own copy replaces the visitor's once the user is known, and is renewed before it expires. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Tutorial } from '#contract/tutorials.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { useRenewal } from './useRenewal.ts';

export interface TutorialHere {
  tutorial: Tutorial;
  /** The last renewal failed; the old copy stays. */
  hasFailed: boolean;
  renew: () => Promise<void>;
  change: (some: Partial<Tutorial>) => void;
}

/** Copies already shown: the router caches them without later ratings. */
const shown = new WeakSet<Tutorial>();

export function useTutorial(loaded: Tutorial): TutorialHere {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const { status, user } = useSessionState();
  const [tutorial, setTutorial] = useState(loaded);
  const [from, setFrom] = useState(loaded);
  // The page's data was reloaded.
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
      // A later call is for the current user.
      if (call === calls.current) setTutorial(fresh);
    } catch (error) {
      console.error(error);
      if (call === calls.current) setFailed(true);
    }
  }, [api, loaded._id]);

  // Whose copy this is: only a user's own has their stars.
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
