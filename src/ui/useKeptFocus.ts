import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A snackbar has this role too, but isn't modal. */
const QUESTION = '[role=alertdialog]:not([aria-modal=false])';

/** Moves the focus of a part that disappears to its panel or page; else the keyboard would start at the top. */
export function useKeptFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      const focused = document.activeElement;
      if (!element?.contains(focused) && !focused?.closest(QUESTION)) return;
      element?.closest<HTMLElement>('[role=dialog], main')?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
