/** Fullscreen API; not on an iPhone. */
import { useCallback, useSyncExternalStore, type RefObject } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

interface FullScreen {
  canFill: boolean;
  isFull: boolean;
  toggle: () => void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const canFill = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const toggle = useCallback(() => {
    const change = document.fullscreenElement
      ? document.exitFullscreen()
      : element.current?.requestFullscreen();
    // A browser may refuse.
    change?.catch(() => {});
  }, [element]);
  return { canFill, isFull, toggle };
}
