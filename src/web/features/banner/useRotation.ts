/** Which of several messages is shown now. */
import { useEffect, useState } from 'react';

/** How long a message stands and how long it fades, ms. */
const STAND = 5_000;
export const FADE = 500;

/** Turns from message to message while it may; one message, a held one or reduced motion stands still. */
export function useRotation(count: number, held: boolean): { index: number; fading: boolean } {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);

  useEffect(() => {
    if (count < 2 || held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let fadeTimer: ReturnType<typeof setTimeout> | undefined;
    const standTimer = setInterval(() => {
      setFading(true);
      fadeTimer = setTimeout(() => {
        setIndex((present) => (present + 1) % count);
        setFading(false);
      }, FADE);
    }, STAND);
    return () => {
      clearInterval(standTimer);
      clearTimeout(fadeTimer);
      setFading(false);
    };
  }, [count, held]);

  return { index: index < count ? index : 0, fading };
}
