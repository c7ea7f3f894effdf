/** One mail to each who comes, or who waits; never one to all. */
import { createHash } from 'node:crypto';
import type { WorkshopMessage } from '#contract/attendees.ts';
import { comes } from '#domain/attendees.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { type SeatMailRecipient, enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { readAttendees, readWaiting } from './attendees.repository.ts';
import { readRoom } from './seat-room.ts';

interface Sending {
  message: WorkshopMessage;
  now: Date;
}

/** How many mails were put in; people without an address get none. Throws an ApiError (404). */
export async function sendMessage(
  transaction: DatabaseTransaction,
  workshopId: string,
  { message: { subject, text, to = 'attendees' }, now }: Sending,
): Promise<number> {
  if (!(await readRoom(transaction, workshopId, now))) throw new ApiError('not_found');
  const recipients: SeatMailRecipient[] =
    to === 'waiting'
      ? (await readWaiting(transaction, workshopId, now)).map(({ id }) => ({ place: id }))
      : (await readAttendees(transaction, workshopId))
          .filter((attendee) => comes(attendee) && attendee.email)
          .map(({ _id }) => ({ attendee: _id }));
  const event = `${now.toISOString()} ${createHash('sha256').update(`${subject}\n${text}`).digest('base64url')}`;
  for (const recipient of recipients)
    await enqueueSeatMail(
      transaction,
      { kind: 'message', workshopId, to: recipient, subject, text },
      { now, event },
    );
  return recipients.length;
}
