/** The way to the provider's page and back to the order's. */
import { UNPAID } from '#contract/routes.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

/** The order whose payment page this tab opened last. */
const LEFT = 'paying';
/** The same once it was told what came of it. */
const TOLD = 'paying-told';
/** What was typed at the checkout. */
export const DRAFT = 'checkout';
/** Part of the shop, under whatever name it was opened. */
const SIMULATOR = '/simulator/';

/** A navigation, because a page's own policy allows forms to the shop alone. */
export function leaveToPay(orderId: string, url: string): void {
  safeSessionStorage.set(LEFT, orderId);
  safeSessionStorage.remove(TOLD);
  // Whoever comes by the back button sees what is true then, not the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  const { pathname, search } = new URL(url);
  location.assign(pathname.startsWith(SIMULATOR) ? pathname + search : url);
}

/** Whether it was this tab that opened the order's payment page, so that no other pays there. */
export function hasOpenedPayment(orderId: string): boolean {
  return safeSessionStorage.get(LEFT) === orderId;
}

/** Whether this tab has left to pay the order and hasn't cancelled there, and nobody has told yet what came of it. */
export function hasLeftToPay(orderId: string): boolean {
  return hasOpenedPayment(orderId) && safeSessionStorage.get(TOLD) !== orderId && !hasCancelledThere();
}

/** Whether the page was opened by going back from the provider's without paying. */
export function hasCancelledThere(): boolean {
  return location.hash === UNPAID;
}

/** It was told what came of it; what was typed for a payment that was made isn't for the next order. */
export function endLeaving(isOver: boolean): void {
  safeSessionStorage.set(TOLD, safeSessionStorage.get(LEFT) ?? '');
  if (isOver) safeSessionStorage.remove(DRAFT);
}
