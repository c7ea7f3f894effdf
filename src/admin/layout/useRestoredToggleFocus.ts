/**
 * A change of language remounts the admin, as it is another branch of the router. The new language toggle
 * takes over the focus of the one that was pressed.
 */
import { useEffect, useRef, type RefObject } from 'react';

let isToggled = false;

export function restoreToggleFocus(): void {
  isToggled = true;
}

/** Returns the ref of the toggle's parent. */
export function useRestoredToggleFocus(): RefObject<HTMLSpanElement | null> {
  const parent = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isToggled) parent.current?.querySelector('a')?.focus({ preventScroll: true });
    isToggled = false;
  }, []);
  return parent;
}
