import { useEffect, useState } from 'react';

/** The time in ms, which moves on after `next(now)` ms, and as soon as a sleeping page is seen again. */
export function useClock(next: (now: number) => number): number {
  const [now, setNow] = useState(() => Date.now());
  const due = now + next(now);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = due === Infinity ? undefined : setTimeout(tick, due - Date.now());
    const onShow = () => {
      if (document.visibilityState === 'visible') tick();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [due]);
  return now;
}
