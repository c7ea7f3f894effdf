/** Renews the addresses of a paid tutorial's pages before they end. */
import { useEffect } from 'react';
import { readSignedAddress } from '#contract/page-grants.ts';
import type { Tutorial } from '#contract/tutorials.ts';

/** So long before their end, ms. */
const AHEAD = 2 * 60_000;
/** Between two tries at least, ms: a failing network or a wrong clock must not ask without a pause. */
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
    // A success brings another end, and this effect with it; a failure is followed by another try.
    const tryIt = () => {
      clearTimeout(timer);
      next = Date.now() + PAUSE;
      wait();
      void renew();
    };
    // Timers stand still in a tab that sleeps.
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

/** When the first of its addresses ends, ms; null where none does. */
function endOf({ contentImagesPathes = [] }: Tutorial): number | null {
  const ends = contentImagesPathes.flatMap((address) => readSignedAddress(address)?.grant.expires ?? []);
  return ends.length > 0 ? Math.min(...ends) * 1_000 : null;
}
