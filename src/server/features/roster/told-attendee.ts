/** Whom mails about seats tell, as they are now. */
import type { Attendee } from '#contract/attendees.ts';
import { comes } from '#domain/attendees.ts';
import type { Database } from '#server/db/schema.ts';
import { findAttendeeAnywhere, readAttendees } from './attendees.repository.ts';

export interface ToldAttendee extends Attendee {
  email: string;
  workshopId: string;
}

/** Null once they don't come, or have no address. `workshopId`: they must still be registered there. */
export async function toldAttendee(
  db: Database,
  id: string,
  workshopId?: string,
): Promise<ToldAttendee | null> {
  const found = await findAttendeeAnywhere(db, id);
  if (!found || !comes(found.attendee)) return null;
  if (workshopId !== undefined && found.workshopId !== workshopId) return null;
  const { email } = found.attendee;
  return email ? { ...found.attendee, email, workshopId: found.workshopId } : null;
}

/** Of seats that somebody else was given; null once they are back, or don't exist any more. */
export async function givenSeatsOf(
  db: Database,
  lineId: string,
): Promise<{ to: string; orderId: string; seats: number; workshopId: string } | null> {
  const found = await findAttendeeAnywhere(db, lineId);
  if (!found || !comes(found.attendee)) return null;
  const { givenBy, name, orderId, seats } = found.attendee;
  if (givenBy === undefined || !name || orderId === undefined) return null;
  return { to: name, orderId, seats, workshopId: found.workshopId };
}

/** Of seats that somebody else had been given; null unless they were cancelled. */
export async function cancelledSeatsOf(
  db: Database,
  lineId: string,
): Promise<{ email: string | undefined; seats: number; givenBy: string } | null> {
  const found = await findAttendeeAnywhere(db, lineId);
  if (!found || comes(found.attendee)) return null;
  const { email, seats, givenBy } = found.attendee;
  return givenBy === undefined ? null : { email, seats, givenBy };
}

/** Who had registered by then. */
export async function attendeesToRemind(db: Database, workshopId: string, by: Date): Promise<Attendee[]> {
  const attendees = await readAttendees(db, workshopId);
  return attendees.filter(
    ({ state, email, since }) => state === 'registered' && email && new Date(since) <= by,
  );
}
