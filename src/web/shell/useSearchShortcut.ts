/** `/` and Ctrl or ⌘ with K, on any keyboard layout, open the search. */
import { useLayoutEffect } from 'react';
import { isSlashOn } from '../features/search/slash.ts';

const PANEL = '[role=dialog], [role=alertdialog], [role=menu]';
const TYPING = 'input, textarea, select, [contenteditable]';

/** `/` is text where one types, and may be turned off in the sheet; a dialog keeps both keys to itself. */
export function useSearchShortcut(open: () => void): void {
  // In the commit itself: a key from before hydration is repeated right after it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || target.closest(PANEL)) return;
      if (!isCommandK(event) && (!isSlash(event) || target.closest(TYPING))) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}

function isSlash({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === '/' && !altKey && !ctrlKey && !metaKey && isSlashOn();
}

/** By its place where the layout is not Latin: in Hebrew the key says `ל`. */
function isCommandK({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
