import type { MouseEvent } from 'react';

const CONTROLS = 'a, button, input, label, [data-controls]';

/** A click in a row, beside its controls, follows the link of its name. */
export function openRow({ currentTarget: row, target }: MouseEvent<HTMLElement>): void {
  const clicked = target as Element;
  // React bubbles a menu's clicks here too, though it is elsewhere in the document.
  if (!row.contains(clicked) || clicked.closest(CONTROLS)) return;
  // The end of a selection is a click as well.
  if (getSelection()?.isCollapsed === false) return;
  row.querySelector<HTMLElement>('[data-row-link]')?.click();
}
