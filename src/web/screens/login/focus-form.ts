/** Once the other form is drawn, whose button left with the one before: the first field that is to be filled in. */
export function focusForm(): void {
  requestAnimationFrame(() => {
    const form = document.querySelector('main form');
    (form?.querySelector<HTMLElement>('input:invalid') ?? form?.querySelector('input'))?.focus();
  });
}
