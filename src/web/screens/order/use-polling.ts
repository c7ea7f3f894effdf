import { useEffect } from 'react';

/** Between two questions, ms. */
const PAUSE = 10_000;

/** Asks again and again while it is wanted and the page is seen, and at once on coming back. */
export function usePolling(isWanted: boolean, ask: () => Promise<void>): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      clearTimeout(timer);
      if (!isOver && document.visibilityState === 'visible') timer = setTimeout(() => void askAgain(), PAUSE);
    };
    const askAgain = async () => {
      clearTimeout(timer);
      // A slow answer is waited for.
      await ask();
      wait();
    };
    const onChange = () => {
      if (document.visibilityState === 'visible') void askAgain();
      else clearTimeout(timer);
    };
    wait();
    document.addEventListener('visibilitychange', onChange);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [isWanted, ask]);
}
