/** Pinch-zoomed: a finger then pans in every direction. */
import { useSyncExternalStore } from 'react';
import { isZoomed } from './useSwipe.ts';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

export function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}
