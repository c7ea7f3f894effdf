/** Whether the reader has zoomed in with their fingers, so that a finger may move the page in every direction. */
import { useSyncExternalStore } from 'react';
import { isZoomed } from './useSwipe.ts';

function subscribe(listener: () => void): () => void {
  window.visualViewport?.addEventListener('resize', listener);
  return () => window.visualViewport?.removeEventListener('resize', listener);
}

export function useZoomed(): boolean {
  return useSyncExternalStore(subscribe, isZoomed, () => false);
}
