import { useEffect } from 'react';
import { readSignedAddress } from '#contract/page-grants.ts';
import type { Tutorial } from '#contract/tutorials.ts';

/** How long before they expire, ms. */
const AHEAD = 2 * 60_000;
/** Between two tries, ms: a failing network or a wrong clock must not cause a loop. */
const PAUSE = 30_000;

export function useRenewal(tutorial: Tutorial, renew: () => Promise<void>): void {
  const end = endOf(tutorial);
  useEffect(() => {
    if (end === null) return undefined;
    const due = end - AHEAD;
    let next = Math.max(due, Date.now() + PAUSE);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(tryIt, next - Date.now());
    };
    // A success changes the expiry, which reruns this effect; a failure is followed by another try.
    const tryIt = () => {
      clearTimeout(timer);
      next = Date.now() + PAUSE;
      wait();
      void renew();
    };
    // Timers stop in a sleeping tab.
    const onShow = () => {
      if (document.visibilityState === 'visible' && Date.now() >= due) tryIt();
    };
    wait();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [end, renew]);
}

/** The first expiry of its addresses, ms; null if none expires. */
function endOf({ contentImagesPathes = [] }: Tutorial): number | null {
  const ends = contentImagesPathes.flatMap((address) => readSignedAddress(address)?.grant.expires ?? []);
  return ends.length > 0 ? Math.min(...ends) * 1_000 : null;
}
