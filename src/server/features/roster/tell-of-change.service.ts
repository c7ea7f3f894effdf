import { isDeepStrictEqual } from 'node:util';
import { comes } from '#domain/attendees.ts';
import { type WorkshopNow, workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { readAttendees } from './attendees.repository.ts';
import { whenAndWhere } from './move-attendee.service.ts';

/** To all who come, when date or place changed; of price or words never, and nothing once all of it is over. */
export async function tellOfChange(
  transaction: DatabaseTransaction,
  workshopId: string,
  { before, now }: { before: WorkshopNow; now: Date },
): Promise<void> {
  const after = (await workshopsNow(transaction, [workshopId])).get(workshopId);
  if (!after || isDeepStrictEqual(whenAndPlace(before), whenAndPlace(after))) return;
  if (!after.meetings.some(({ date }) => new Date(date) > now)) return;
  for (const attendee of await readAttendees(transaction, workshopId))
    if (comes(attendee) && attendee.email)
      await enqueueSeatMail(
        transaction,
        { kind: 'changed', workshopId, to: { attendee: attendee._id }, before: whenAndWhere(before) },
        { now, event: now.toISOString() },
      );
}

function whenAndPlace({ meetings, location, translations }: WorkshopNow) {
  return { meetings, location, english: translations.en.location };
}
