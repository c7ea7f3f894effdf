/** `/`, which can be turned off (WCAG 2.1.4), and Ctrl or ⌘ with K. */
import { useLayoutEffect } from 'react';
import { safeLocalStorage } from '#ui/safe-storage.ts';

const KEY = 'search-slash';
const PANEL = '[role=dialog], [role=alertdialog], [role=menu]';
const TYPING = 'input, textarea, select, [contenteditable]';

export function isSlashOn(): boolean {
  return safeLocalStorage.get(KEY) !== 'off';
}

/** For this browser; without storage it stays on. */
export function turnSlash(on: boolean): void {
  if (on) safeLocalStorage.remove(KEY);
  else safeLocalStorage.set(KEY, 'off');
}

interface Options {
  /** False leaves Ctrl and ⌘ with K to the browser. */
  commandK?: boolean;
}

export function useSearchShortcut(open: () => void, { commandK = true }: Options = {}): void {
  // A layout effect: a key pressed before hydration is repeated right after it.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event, { commandK })) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, commandK]);
}

/** In a field `/` is text; dialogs and menus keep both shortcuts to themselves. */
export function isSearchShortcut(event: KeyboardEvent, { commandK = true }: Options = {}): boolean {
  const target = event.target as Element;
  if (event.defaultPrevented || target.closest(PANEL)) return false;
  if (commandK && isCommandK(event)) return true;
  return isSlash(event) && isSlashOn() && !target.closest(TYPING);
}

/** On a Hebrew layout the `/` key types `.`. */
function isSlash({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  return key === '/' || (code === 'Slash' && key === '.' && !shiftKey);
}

/** By the key's position on layouts that aren't Latin: in Hebrew it types `ל`. */
function isCommandK({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[a-z]$/i.test(key));
  return isK && (ctrlKey || metaKey) && !altKey && !shiftKey;
}
