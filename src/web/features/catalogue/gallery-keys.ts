import type { Zooming } from './use-zoom.ts';

/** In Hebrew the next picture is on the left. */
export function turnOf(key: string, dir: 'rtl' | 'ltr'): 'next' | 'previous' | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (key === 'ArrowLeft') === (dir === 'rtl') ? 'next' : 'previous';
}

/** '=' is the key of '+' without Shift. */
const ZOOM_KEYS = new Map<string, Zooming>([
  ['+', 'in'],
  ['=', 'in'],
  ['-', 'out'],
  ['0', 'whole'],
]);

export function zoomingOf(key: string): Zooming | null {
  return ZOOM_KEYS.get(key) ?? null;
}

const PAN_KEYS = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
]);

/** Which way an enlarged picture moves, so that what the arrow points at comes in; the same in both languages. */
export function panOf(key: string): readonly [x: number, y: number] | null {
  return PAN_KEYS.get(key) ?? null;
}
