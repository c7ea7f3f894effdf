/** Optimistic: of quick choices only the last is sent after the one in flight; a failure undoes it. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Tutorial } from '#contract/tutorials.ts';
import type { RouterContext } from '#web/router-context.ts';

interface RatingHere {
  /** Null before the first choice. */
  stars: number | null;
  outcome: 'saved' | 'failed' | null;
  choose: (stars: number) => void;
}

export function useRating(
  { _id, myStars = null }: Tutorial,
  onRated: (change: Partial<Tutorial>) => void,
): RatingHere {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [chosen, setChosen] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<RatingHere['outcome']>(null);
  const wanted = useRef<number | null>(null);
  const isSaving = useRef(false);

  const save = async () => {
    isSaving.current = true;
    try {
      while (wanted.current !== null) {
        const stars = wanted.current;
        wanted.current = null;
        onRated({ ...(await api.rate(_id, stars)), myStars: stars });
      }
      setOutcome('saved');
    } catch (error) {
      console.error(error);
      wanted.current = null;
      setOutcome('failed');
    }
    isSaving.current = false;
    setChosen(null);
  };

  return {
    stars: chosen ?? myStars,
    outcome,
    choose: (stars) => {
      setChosen(stars);
      setOutcome(null);
      wanted.current = stars;
      if (!isSaving.current) void save();
    },
  };
}
