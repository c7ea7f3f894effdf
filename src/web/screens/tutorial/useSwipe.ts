/** In reading direction. Scrolling and pinching stay the browser's; a zoomed page pans instead. */
import { useRef, type PointerEvent } from 'react';

/** The shortest swipe, px. */
const ENOUGH = 48;

interface Turns {
  dir: 'rtl' | 'ltr';
  onNext: () => void;
  onPrevious: () => void;
}

export function useSwipe({ dir, onNext, onPrevious }: Turns) {
  const start = useRef<{ pointer: number; x: number; y: number } | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown(event: PointerEvent) {
      // A second finger makes it a pinch.
      const isOne = event.isPrimary && event.pointerType !== 'mouse' && !isZoomed();
      start.current = isOne ? { pointer: event.pointerId, x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      const from = start.current;
      forget();
      if (from?.pointer !== event.pointerId) return;
      const across = event.clientX - from.x;
      if (Math.abs(across) < ENOUGH || Math.abs(across) < 2 * Math.abs(event.clientY - from.y)) return;
      if (across < 0 === (dir === 'ltr')) onNext();
      else onPrevious();
    },
    onPointerCancel: forget,
  };
}

export function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}
