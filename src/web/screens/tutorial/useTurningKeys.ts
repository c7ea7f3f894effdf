/** Arrows work in the whole page where no control uses them; keys that scroll only within the viewer. */
import { useEffect, useRef, type RefObject } from 'react';

interface Turning {
  page: number;
  count: number;
  dir: 'rtl' | 'ltr';
  turnTo: (page: number) => void;
}

/** Controls and dialogs that use these keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

export function useTurningKeys(viewer: RefObject<HTMLElement | null>, turning: Turning): void {
  const present = useRef(turning);
  useEffect(() => {
    present.current = turning;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target.closest(OWN_KEYS)) return;
      const isInside = viewer.current?.contains(target) ?? false;
      const to = pageFor(event.key, present.current, isInside);
      if (to === null) return;
      event.preventDefault();
      present.current.turnTo(to);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [viewer]);
}

function pageFor(key: string, { page, count, dir }: Turning, isInside: boolean): number | null {
  const on = dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowRight') return page + on;
  if (key === 'ArrowLeft') return page - on;
  if (!isInside) return null;
  if (key === 'PageDown') return page + 1;
  if (key === 'PageUp') return page - 1;
  if (key === 'Home') return 1;
  return key === 'End' ? count : null;
}
