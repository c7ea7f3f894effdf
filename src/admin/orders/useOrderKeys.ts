/** R refunds, P prints the slip and M leads to the next step: by the key's place, outside of fields and dialogs. */
import { useEffect } from 'react';
import { ACT_IDS } from './main-act.ts';

const KEYS: Readonly<Record<string, string>> = {
  KeyR: ACT_IDS.refund,
  KeyP: ACT_IDS.print,
  KeyM: ACT_IDS.main,
};

export function useOrderKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const id = KEYS[event.code];
      if (id === undefined || event.defaultPrevented || isElsewhere(event.target)) return;
      const button = document.getElementById(id);
      if (!button) return;
      event.preventDefault();
      button.focus();
      // What takes effect at once, a slip of the hand may not do: Enter does.
      if (button.dataset.atOnce === undefined) button.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** A notice at the edge is a dialog, too, though not one over the page. */
const OVER_PAGE =
  ':is([role="dialog"], [role="alertdialog"], [role="menu"]):not([data-closed], [aria-modal="false"])';

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector(OVER_PAGE)) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
