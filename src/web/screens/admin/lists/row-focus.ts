/** The keyboard's place in a list is a row's name; here it is given the focus. */

export function focusRow(id: string): void {
  document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`)?.focus();
}

/** Where no row is left or none was meant: the button that makes a new one. */
export function focusNew(): void {
  newEntryButton()?.focus();
}

export function newEntryButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-new-entry]');
}
