/** A table that takes another's place in the page takes over its focus, and a number that is half typed. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

const CONTROLS = 'button, input';

interface Handed {
  /** Of the control that had the focus. */
  place: number;
  typed: string;
}

/** For the time of one update of the page. */
let handed: Handed | null = null;

export function useHandedFocus<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const element = part.current;
    const controls = () => [...(element?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const control = handed && controls()[handed.place];
    control?.focus({ preventScroll: true });
    const typed = handed?.typed;
    if (typed && control instanceof HTMLInputElement && control.value !== typed) type(control, typed);
    handed = null;
    return () => {
      const place = controls().findIndex((one) => one === document.activeElement);
      if (place === -1) return;
      const control = controls()[place];
      handed = { place, typed: control instanceof HTMLInputElement ? control.value : '' };
      queueMicrotask(() => {
        handed = null;
      });
    };
  }, []);
  return part;
}

/** As if a person typed it, so that React hears of it; the caret is at the end. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
