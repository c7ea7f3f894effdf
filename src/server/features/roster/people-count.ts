import { comes } from '#domain/attendees.ts';
import type { Database } from '#server/db/schema.ts';
import { countHeldLines, readAttendees } from './attendees.repository.ts';

/** Seats of those who come to a workshop, or came; with those of orders that may still be paid. */
export async function countPeople(db: Database, workshopId: string): Promise<number> {
  const attendees = (await readAttendees(db, workshopId)).filter(comes);
  return attendees.reduce((sum, { seats }) => sum + seats, await countHeldLines(db, workshopId));
}
