/** Between two questions, ms. */
export const PAUSE = 10_000;
/** The same, of somebody who has just paid and looks at the page. */
export const SOON = 2_000;
/** Coming back is told by two events, one shortly after the other, ms. */
const ONE_RETURN = 1_000;

/**
 * Asks on coming back to the page and, while it is wanted, again and again as long as the page is seen. What there
 * is now has just been asked for. Returns how to end it.
 */
export function startPolling(isWanted: boolean, ask: () => Promise<void>, pause = PAUSE): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let asked = Date.now();
  const isSeen = () => document.visibilityState === 'visible';
  const wait = () => {
    clearTimeout(timer);
    if (isWanted && !isOver && isSeen()) timer = setTimeout(() => void askAgain(), pause);
  };
  const askAgain = async () => {
    clearTimeout(timer);
    asked = Date.now();
    // A slow answer is waited for.
    await ask();
    wait();
  };
  const onReturn = () => {
    if (!isSeen()) clearTimeout(timer);
    else if (Date.now() - asked >= ONE_RETURN) void askAgain();
    else wait();
  };
  wait();
  document.addEventListener('visibilitychange', onReturn);
  window.addEventListener('focus', onReturn);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onReturn);
    window.removeEventListener('focus', onReturn);
  };
}
