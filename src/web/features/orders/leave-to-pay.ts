/** The way to the provider's page and back to the order's. */
import { UNPAID } from '#contract/routes.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

const LEFT = 'paying';
interface Leaving {
  order: string;
  /** The tab is back, and what came of it was told. */
  isBack: boolean;
}
/** What was typed at the checkout. */
export const DRAFT = 'checkout';
/** Part of the shop, under whatever name it was opened. */
const SIMULATOR = '/simulator/';

/** A navigation, because a page's own policy allows forms to the shop alone. */
export function leaveToPay(orderId: string, url: string): void {
  safeSessionStorage.setJson(LEFT, { order: orderId, isBack: false } satisfies Leaving);
  // Whoever comes by the back button sees what is true then, not the page as it was left.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true });
  const { pathname, search } = new URL(url);
  location.assign(pathname.startsWith(SIMULATOR) ? pathname + search : url);
}

/** Whether it was this tab that opened the order's payment page, so that no other pays there. */
export function hasOpenedPayment(orderId: string): boolean {
  return leaving()?.order === orderId;
}

/** Whether this tab has left to pay the order and hasn't cancelled there, and nobody has told yet what came of it. */
export function hasLeftToPay(orderId: string): boolean {
  return hasOpenedPayment(orderId) && !leaving()?.isBack && !hasCancelledThere();
}

/** Whether the page was opened by going back from the provider's without paying. */
export function hasCancelledThere(): boolean {
  return location.hash === UNPAID;
}

/** It was told what came of it; what was typed for a payment that was made isn't for the next order. */
export function endLeaving(isOver: boolean): void {
  const order = leaving()?.order;
  if (order !== undefined) safeSessionStorage.setJson(LEFT, { order, isBack: true } satisfies Leaving);
  if (isOver) safeSessionStorage.remove(DRAFT);
}

function leaving(): Partial<Leaving> | null {
  return safeSessionStorage.getJson(LEFT) as Partial<Leaving> | null;
}
