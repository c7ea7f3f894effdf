/**
 * The other language's page is another branch of the router, so the admin is built anew: the language
 * toggle that was pressed is gone, and the new one takes the focus in its place.
 */
import { useEffect, useRef, type RefObject } from 'react';

let isToggled = false;

/** For the toggle's `onChoose`. */
export function restoreToggleFocus(): void {
  isToggled = true;
}

/** The answer goes on what holds the toggle. */
export function useRestoredToggleFocus(): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isToggled) place.current?.querySelector('a')?.focus({ preventScroll: true });
    isToggled = false;
  }, []);
  return place;
}
