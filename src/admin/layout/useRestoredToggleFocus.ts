/** A change of language remounts the admin: the new toggle takes over the old one's focus. */
import { useEffect, useRef, type RefObject } from 'react';

let isToggled = false;

export function restoreToggleFocus(): void {
  isToggled = true;
}

export function useRestoredToggleFocus(): RefObject<HTMLSpanElement | null> {
  const parent = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isToggled) parent.current?.querySelector('a')?.focus({ preventScroll: true });
    isToggled = false;
  }, []);
  return parent;
}
