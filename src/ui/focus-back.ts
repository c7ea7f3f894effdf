import type { RefObject } from 'react';

const CLOSING = ':is([role=dialog], [role=alertdialog], [role=menu])[data-closed]';

/** Returns the focus to the opener unless it has moved to a new page, another panel or a pressed control. */
export function focusBack(
  opener: RefObject<HTMLElement | null> | undefined,
): () => HTMLElement | boolean | null {
  return () => {
    const focused = document.activeElement;
    const hasGoneOn = focused !== null && focused !== document.body && !focused.closest(CLOSING);
    return hasGoneOn && focused !== opener?.current ? false : (opener?.current ?? true);
  };
}
