/** What `waiting/wish.ts` of a workshop's page keeps; read apart from it, so that the page's scripts stay small. */
import type { WorkshopId } from '#domain/ids.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

export interface KeptWish {
  workshop: WorkshopId;
  seats: number;
  /** ms */
  until: number;
}

/** It keeps waiting. */
export function keptWish(): KeptWish | null {
  const kept = safeSessionStorage.getJson('pending-wait') as KeptWish | null;
  return kept && kept.until > Date.now() ? kept : null;
}
