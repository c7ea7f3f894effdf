/** Where the focus goes when a panel closes. */
import type { RefObject } from 'react';

/** A panel on its way out. */
const CLOSING = ':is([role=dialog], [role=alertdialog], [role=menu])[data-closed]';

/**
 * Back to the control that opened the panel, unless it has gone on by itself: to a new page's content,
 * to what was pressed beside the panel, into another panel. Whichever comes first, the page's own choice stays.
 */
export function focusBack(
  opener: RefObject<HTMLElement | null> | undefined,
): () => HTMLElement | boolean | null {
  return () => {
    const focused = document.activeElement;
    const hasGoneOn = focused !== null && focused !== document.body && !focused.closest(CLOSING);
    return hasGoneOn && focused !== opener?.current ? false : (opener?.current ?? true);
  };
}
