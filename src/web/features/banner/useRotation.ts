import { useEffect, useState } from 'react';
import { startRotation } from './rotation.ts';

/** The index stays while `paused` or with reduced motion. */
export function useRotation(count: number, paused: boolean): { index: number; fading: boolean } {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);

  useEffect(() => {
    if (count < 2 || paused || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const stop = startRotation({
      onFade: () => setFading(true),
      onNext: () => {
        setIndex((current) => (current + 1) % count);
        setFading(false);
      },
    });
    return () => {
      stop();
      setFading(false);
    };
  }, [count, paused]);

  return { index: index < count ? index : 0, fading };
}
