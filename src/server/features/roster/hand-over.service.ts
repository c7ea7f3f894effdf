/** A customer gives their seats to somebody else until the first meeting (docs/rules.md#attendees). */
import type { Attendee } from '#contract/attendees.ts';
import type { HandOver } from '#contract/waiting-list.ts';
import { comes } from '#domain/attendees.ts';
import { workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { openOrder } from '../orders/order-change.ts';
import { enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { findAttendeeAnywhere, writeSeatPerson } from './attendees.repository.ts';

interface HandingOver {
  lineId: string;
  userId: string;
  input: HandOver;
  now: Date;
}

/** Money, and the right to cancel, stay with who ordered. Throws an ApiError (404, 409). */
export async function handOver(
  transaction: DatabaseTransaction,
  { lineId, userId, input: { name, email }, now }: HandingOver,
): Promise<void> {
  const found = await findAttendeeAnywhere(transaction, lineId);
  if (!found?.attendee.orderId) throw new ApiError('not_found');
  const { order } = await openOrder(transaction, found.attendee.orderId);
  if (order.user_id !== userId) throw new ApiError('not_found');
  const { attendee, workshopId } = (await findAttendeeAnywhere(transaction, lineId))!;
  const workshop = (await workshopsNow(transaction, [workshopId])).get(workshopId);
  if (!comes(attendee) || !workshop) throw new ApiError('not_found');
  const [first] = workshop.meetings;
  if (attendee.state !== 'registered' || (first && new Date(first.date) <= now))
    throw new ApiError('workshop_past');
  if (attendee.givenBy !== undefined && attendee.name === name && attendee.email === email) return;
  const at = now.toISOString();
  await writeSeatPerson(transaction, lineId, { name, email, given_at: at });
  for (const [kind, to] of [
    ['seat_given', { attendee: lineId }],
    ['given_away', { buyerOf: lineId }],
    ...formerPerson(attendee, email),
  ] as const)
    await enqueueSeatMail(transaction, { kind, workshopId, to }, { now, event: at });
}

/** Whoever had been given the seats would come in vain. */
function formerPerson({ _id, givenBy, email, lang }: Attendee, newEmail: string) {
  if (givenBy === undefined || !email || email === newEmail) return [];
  return [['given_on', { formerOf: _id, email, lang }] as const];
}
