/** The page before may have been higher, or the reader further down: after a turn the new page begins in sight. */
import { useEffect, type RefObject } from 'react';

export function useInSight(part: RefObject<HTMLElement | null>, page: number, isTurned: boolean): void {
  useEffect(() => {
    if (!isTurned || document.fullscreenElement) return;
    const { top } = part.current!.getBoundingClientRect();
    const header = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    if (top < header || top > innerHeight) part.current!.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at each turn
  }, [page]);
}
