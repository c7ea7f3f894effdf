/** For a part that may leave while the keyboard is in it. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** A question that the part asked; a snackbar is a dialog of this role too, but not modal. */
const QUESTION = '[role=alertdialog]:not([aria-modal=false])';

/**
 * A part that leaves with the focus in it, or in its question, hands it to the panel or the page around;
 * else a keyboard would start over at the top.
 */
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
