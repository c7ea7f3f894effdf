/** A table that takes another's place in the page takes over its focus. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'button, input';

/** The place of the control that had the focus, for the time of one update of the page. */
let handed: number | null = null;

export function useHandedFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    const controls = () => [...(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    if (handed !== null) controls()[handed]?.focus({ preventScroll: true });
    handed = null;
    return () => {
      const place = controls().findIndex((control) => control === document.activeElement);
      if (place === -1) return;
      handed = place;
      queueMicrotask(() => {
        handed = null;
      });
    };
  }, []);
  return part;
}
