/** What was typed outlives a reload in its tab, for the same admin. */
import { safeSessionStorage } from '#ui/safe-storage.ts';
import type { TakenOrder } from './taken-order.ts';

const KEY = 'admin-taken-order';

export function keepOrder(userId: string, order: TakenOrder): void {
  safeSessionStorage.setJson(KEY, { userId, order });
}

/** Null if this admin has typed nothing here. */
export function keptOrder(userId: string): TakenOrder | null {
  const kept = safeSessionStorage.getJson(KEY) as { userId?: string; order?: TakenOrder } | null; // as written above
  if (kept === null || typeof kept !== 'object' || kept.userId !== userId) return null;
  return kept.order ?? null;
}

export function forgetKeptOrder(): void {
  safeSessionStorage.remove(KEY);
}
