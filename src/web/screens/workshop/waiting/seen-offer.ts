/** The end of an offer that this tab has shown, so that who comes too late is told what has happened. */
import type { WorkshopId } from '#domain/ids.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

const keyOf = (workshop: WorkshopId) => `seat-offer:${workshop}`;

export function keepSeenOffer(workshop: WorkshopId, until: string): void {
  safeSessionStorage.set(keyOf(workshop), until);
}

export function forgetSeenOffer(workshop: WorkshopId): void {
  safeSessionStorage.remove(keyOf(workshop));
}

/** An offer was shown, and its time has passed. */
export function hasSeenOfferEnd(workshop: WorkshopId): boolean {
  const until = safeSessionStorage.get(keyOf(workshop));
  return until !== null && Date.parse(until) <= Date.now();
}
