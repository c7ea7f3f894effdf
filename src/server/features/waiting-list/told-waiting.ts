/** Whom mails about waiting lists tell, as they are now. */
import type { Database } from '#server/db/schema.ts';
import { type StoredPlace, emailOf, findPlaceById, positionOf } from './waiting-list.repository.ts';
import { isLive } from './waiting-list.service.ts';

export interface ToldPlace extends StoredPlace {
  email: string;
  /** From 1; null with an offer. */
  position: number | null;
}

/** Null once the place has ended. */
export async function toldPlace(db: Database, id: string, now: Date): Promise<ToldPlace | null> {
  const place = await findPlaceById(db, id);
  if (!place || !isLive(place, now)) return null;
  const email = await emailOf(db, place.user_id);
  if (!email) return null;
  return { ...place, email, position: place.offer_until === null ? await positionOf(db, place) : null };
}

/** Who waited before. */
export async function toldUser(db: Database, userId: string): Promise<{ email: string } | null> {
  const email = await emailOf(db, userId);
  return email ? { email } : null;
}
