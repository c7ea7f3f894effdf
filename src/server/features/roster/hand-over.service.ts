/** A customer gives seats to somebody else until the first meeting (docs/rules.md#attendees). */
import type { Attendee } from '#contract/attendees.ts';
import type { HandOver } from '#contract/waiting-list.ts';
import { comes } from '#domain/attendees.ts';
import { workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { openOrder } from '../orders/order-change.ts';
import { seatsToGive } from '../orders/seats-to-give.service.ts';
import { enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { findAttendeeAnywhere, writeSeatPerson } from './attendees.repository.ts';

interface HandingOver {
  lineId: string;
  userId: string;
  input: HandOver;
  now: Date;
}

/**
 * Money, and the right to cancel, stay with who ordered. Some of several seats become a line of their own. Returns the
 * line that was given. Throws an ApiError (400, 404, 409).
 */
export async function handOver(
  transaction: DatabaseTransaction,
  { lineId, userId, input: { name, email, seats }, now }: HandingOver,
): Promise<string> {
  const found = await findAttendeeAnywhere(transaction, lineId);
  if (!found?.attendee.orderId) throw new ApiError('not_found');
  const open = await openOrder(transaction, found.attendee.orderId);
  if (open.order.user_id !== userId) throw new ApiError('not_found');
  const { attendee, workshopId } = (await findAttendeeAnywhere(transaction, lineId))!;
  const workshop = (await workshopsNow(transaction, [workshopId])).get(workshopId);
  if (!comes(attendee) || !workshop) throw new ApiError('not_found');
  const [first] = workshop.meetings;
  if (attendee.state !== 'registered' || (first && new Date(first.date) <= now))
    throw new ApiError('workshop_past');
  if (attendee.givenBy !== undefined && attendee.name === name && attendee.email === email) return lineId;
  const given = await seatsToGive(transaction, open, { lineId, seats, now });
  const at = now.toISOString();
  await writeSeatPerson(transaction, given, { name, email, given_at: at });
  for (const [kind, to] of [
    ['seat_given', { attendee: given }],
    ['given_away', { buyerOf: given }],
    ...formerPerson({ ...attendee, _id: given }, email),
  ] as const)
    await enqueueSeatMail(transaction, { kind, workshopId, to }, { now, event: at });
  return given;
}

/** Whoever had been given the seats would come in vain. */
function formerPerson({ _id, givenBy, email, lang }: Attendee, newEmail: string) {
  if (givenBy === undefined || !email || email === newEmail) return [];
  return [['given_on', { formerOf: _id, email, lang }] as const];
}
