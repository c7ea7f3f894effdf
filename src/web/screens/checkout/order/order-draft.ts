/** What was typed, and the key of an order whose answer was lost, outlive a reload in their tab. */
import type { OrderInput } from '#contract/checkout.ts';
import { newKey } from '#web/features/orders/new-key.ts';
import { DRAFT } from '#web/features/orders/leave-to-pay.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';
import type { OrderValues } from './order-values.ts';

const SENT = 'checkout-sent';

export function saveValues(userId: string, values: OrderValues): void {
  // Consents are given anew each time.
  safeSessionStorage.setJson(DRAFT, { userId, values: { ...values, consents: [] } });
}

/** Null if this user has typed nothing here; another user never sees it. */
export function savedValues(userId: string): OrderValues | null {
  const saved = safeSessionStorage.getJson(DRAFT) as { userId?: string; values?: OrderValues } | null;
  if (saved === null || typeof saved !== 'object' || saved.userId !== userId) return null;
  return saved.values ?? null;
}

/** The same order keeps its key until it is forgotten; another one gets its own. */
export function keyOf(body: OrderInput): string {
  const text = JSON.stringify(body);
  const sent = safeSessionStorage.getJson(SENT) as { text?: string; key?: string } | null;
  if (sent !== null && typeof sent === 'object' && sent.text === text && sent.key) return sent.key;
  const key = newKey();
  safeSessionStorage.setJson(SENT, { text, key });
  return key;
}

export function forgetKey(): void {
  safeSessionStorage.remove(SENT);
}

export function forgetOrder(): void {
  safeSessionStorage.remove(DRAFT);
  forgetKey();
}
