/** How long to wait for a row to appear, ms. */
const PATIENCE = 5_000;

/** Focuses a row's name as soon as it is rendered and no dialog covers it. */
export function focusRow(id: string): void {
  focusWhenFree(() => document.querySelector<HTMLElement>(`[data-row-link="${CSS.escape(id)}"]`));
}

export function focusPrice(id: string): void {
  focusWhenFree(() => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [name="price"]`));
}

/** For lists without a row to focus. */
export function focusNew(): void {
  focusWhenFree(newEntryButton);
}

export function newEntryButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-new-entry]');
}

function focusWhenFree(find: () => HTMLElement | null): void {
  const isDone = () => {
    const target = find();
    // An open dialog would take the focus away again.
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
