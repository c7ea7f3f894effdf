/**
 * Brings what was told into view and gives it the focus, in the next frame: a dialog that closes gives the focus back
 * without scrolling.
 */
export function showTold(told: HTMLElement | null): void {
  requestAnimationFrame(() => {
    told?.focus({ preventScroll: true });
    told?.scrollIntoView({ block: 'nearest' });
  });
}
