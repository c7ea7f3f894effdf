/** What a visitor wanted before logging in: seats on a workshop's waiting list. */
import type { WorkshopId } from '#domain/ids.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

const KEY = 'pending-wait';
/** ms */
const GOOD_FOR = 30 * 60_000;

interface Wish {
  workshop: WorkshopId;
  seats: number;
  /** ms */
  until: number;
}

/** Without storage the visitor joins again after login. */
export function keepWish(workshop: WorkshopId, seats: number): void {
  safeSessionStorage.setJson(KEY, { workshop, seats, until: Date.now() + GOOD_FOR } satisfies Wish);
}

/** The number of seats; null if nothing is kept for this workshop. */
export function takeWish(workshop: WorkshopId): number | null {
  const kept = safeSessionStorage.getJson(KEY) as Wish | null;
  if (kept?.workshop !== workshop) return null;
  safeSessionStorage.remove(KEY);
  return kept.until > Date.now() ? kept.seats : null;
}
