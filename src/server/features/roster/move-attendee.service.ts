/** To another workshop, with everything that was paid (docs/rules.md#attendees). */
import { workshopsNow, type WorkshopNow } from '#server/db/entries/workshops-now.ts';
import { lockSeats } from '#server/db/entries/stock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { moveSeats } from '../orders/move-seats.service.ts';
import { openOrder } from '../orders/order-change.ts';
import { type WhenAndWhere, enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { enqueueOffers } from '../waiting-list/offer-job.ts';
import { endPlaces } from '../waiting-list/order-places.ts';
import { findAttendee, updateHandAttendee } from './attendees.repository.ts';
import { changeRegistrations, checkRoom, lockRoom } from './seat-room.ts';

interface Moving {
  from: string;
  to: string;
  id: string;
  by: string;
  now: Date;
}

/** Throws an ApiError (400, 404, 409). Locks the stock version, so call it last. */
export async function moveAttendee(
  transaction: DatabaseTransaction,
  { from, to, id, by, now }: Moving,
): Promise<void> {
  const found = await findAttendee(transaction, { workshopId: from, id });
  if (!found) throw new ApiError('not_found');
  if (to === from) throw new ApiError('invalid', { workshop: { problem: 'invalid' } });
  const open = found.orderId ? await openOrder(transaction, found.orderId) : null;
  // A fixed order prevents deadlocks.
  for (const workshopId of [from, to].toSorted()) await lockSeats(transaction, workshopId);
  const room = await lockRoom(transaction, to, now);
  const workshops = await workshopsNow(transaction, [from, to]);
  const target = workshops.get(to)!;
  if (isOver(target, now)) throw new ApiError('workshop_past');
  const attendee = await findAttendee(transaction, { workshopId: from, id });
  if (!attendee) throw new ApiError('not_found');
  if (attendee.state !== 'registered') throw new ApiError('line_state');
  checkRoom(room, attendee.seats);
  if (open) {
    await moveSeats(transaction, open, { lineId: id, to, by, now });
    await endPlaces(transaction, open.order.user_id, [{ id, product_type: 'Workshop', item: to }], now);
  } else await updateHandAttendee(transaction, id, { workshop_id: to });
  const before = workshops.get(from);
  if (before && attendee.email)
    await enqueueSeatMail(
      transaction,
      { kind: 'moved', workshopId: to, to: { attendee: id }, from, before: whenAndWhere(before) },
      { now, event: `${from} ${now.toISOString()}` },
    );
  await enqueueOffers(transaction, [from], now);
  await changeRegistrations(transaction, [
    { workshopId: from, by: -attendee.seats },
    { workshopId: to, by: attendee.seats },
  ]);
}

function isOver({ meetings }: WorkshopNow, now: Date): boolean {
  const last = meetings.at(-1);
  return last !== undefined && new Date(last.date) <= now;
}

export function whenAndWhere({ title, translations, meetings, location }: WorkshopNow): WhenAndWhere {
  return { title, translations, meetings, location };
}
