/** The keyboard's place in a list is a row's name; here it is given the focus. */

/** ms after which a row that has not come is not waited for any more. */
const PATIENCE = 5_000;

/** Of a row that may not be drawn yet, or that a dialog still covers: as soon as it can have it. */
export function focusRow(id: string): void {
  focusWhenFree(() => document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`));
}

/** Where no row is left or none was meant: the button that makes a new one. */
export function focusNew(): void {
  focusWhenFree(newEntryButton);
}

export function newEntryButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-new-entry]');
}

function focusWhenFree(find: () => HTMLElement | null): void {
  const isDone = () => {
    const target = find();
    // What lies under an open dialog is hidden from readers and would have the focus taken away again.
    if (!target || target.closest('[aria-hidden=true], [inert]')) return false;
    target.focus();
    return true;
  };
  if (isDone()) return;
  const observer = new MutationObserver(() => isDone() && observer.disconnect());
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-hidden', 'inert'],
  });
  setTimeout(() => observer.disconnect(), PATIENCE);
}
