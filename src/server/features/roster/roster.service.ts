import type { Attendee, AttendeeChange, AttendeeInput, Roster } from '#contract/attendees.ts';
import { type AttendeeState, comes } from '#domain/attendees.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { moveLine } from '../orders/move-line.service.ts';
import { openOrder } from '../orders/order-change.ts';
import { enqueueOffers } from '../waiting-list/offer-job.ts';
import {
  type HandAttendee,
  deleteHandAttendee,
  findAttendee,
  findHandAttendee,
  insertHandAttendee,
  readAttendees,
  readWaiting,
  updateHandAttendee,
  writeSeatPerson,
} from './attendees.repository.ts';
import { changeRegistrations, checkRoom, lockRoom, readRoom, takeOwnSeats } from './seat-room.ts';

/** Throws an ApiError (404). */
export async function readRoster(db: Database, workshopId: string, now: Date): Promise<Roster> {
  const room = await readRoom(db, workshopId, now);
  if (!room) throw new ApiError('not_found');
  const { title: _title, ...counts } = room;
  const waiting = await readWaiting(db, workshopId, now);
  return {
    attendees: await readAttendees(db, workshopId),
    waiting: waiting.map(({ id, name, phone, email, seats, since, offer_until }) => ({
      _id: id,
      name,
      ...(phone && { phone }),
      email,
      seats,
      since,
      ...(offer_until !== null && { offer: { until: offer_until } }),
    })),
    ...counts,
  };
}

interface AttendeeOf {
  workshopId: string;
  id: string;
}

/** Throws an ApiError (404, 409). Locks the stock version, so call it last. */
export async function addAttendee(
  transaction: DatabaseTransaction,
  workshopId: string,
  { input, now }: { input: AttendeeInput; now: Date },
): Promise<string> {
  const { name, phone, email, seats, note, lang = DEFAULT_LANG, fromOwnSeats = false } = input;
  const room = await lockRoom(transaction, workshopId, now);
  const more = fromOwnSeats ? await takeOwnSeats(transaction, { workshopId, room, seats }) : seats;
  if (more > 0) checkRoom(room, more);
  const id = newId();
  await insertHandAttendee(transaction, {
    id,
    workshop_id: workshopId,
    name,
    phone: phone || null,
    email: email ?? null,
    seats,
    lang,
    note: note || null,
    state: 'registered',
    created_at: now.toISOString(),
  });
  await changeRegistrations(transaction, [{ workshopId, by: seats }]);
  return id;
}

interface Changing {
  input: AttendeeChange;
  by: string;
  now: Date;
}

/** Throws an ApiError (400, 404, 409). */
export async function changeAttendee(
  transaction: DatabaseTransaction,
  of: AttendeeOf,
  changing: Changing,
): Promise<void> {
  const attendee = await findAttendee(transaction, of);
  if (!attendee) throw new ApiError('not_found');
  if (attendee.source === 'order') await changeOrdered(transaction, attendee, changing);
  else await changeByHand(transaction, of, changing);
}

/** Who ordered, and how many seats, is the order's to say. */
async function changeOrdered(
  transaction: DatabaseTransaction,
  { _id, orderId }: Attendee,
  { input, by, now }: Changing,
): Promise<void> {
  const { state, note, at = now.toISOString(), ...others } = input;
  const [foreign] = Object.keys(others);
  if (foreign) throw new ApiError('invalid', { [foreign]: { problem: 'invalid' } });
  const open = await openOrder(transaction, orderId!);
  const attendee = await findAttendeeOfLine(transaction, open.lines, _id);
  if (state !== undefined && isNewer(attendee.markedAt, at)) {
    if (state !== attendee.state) {
      if (state === 'registered' || state === 'cancelled') throw new ApiError('line_state');
      await moveLine(transaction, open, _id, { input: { state, image: null }, by, now });
    }
    await writeSeatPerson(transaction, _id, { marked_at: at });
  }
  if (note !== undefined) await writeSeatPerson(transaction, _id, { note: note || null });
}

/** As it is under the order's lock. */
async function findAttendeeOfLine(
  transaction: DatabaseTransaction,
  lines: readonly { id: string; item: string }[],
  id: string,
): Promise<Attendee> {
  const line = lines.find((one) => one.id === id);
  const attendee = line && (await findAttendee(transaction, { workshopId: line.item, id }));
  if (!attendee) throw new ApiError('not_found');
  return attendee;
}

async function changeByHand(
  transaction: DatabaseTransaction,
  { workshopId, id }: AttendeeOf,
  { input, now }: Changing,
): Promise<void> {
  const room = await lockRoom(transaction, workshopId, now);
  const attendee = await findHandAttendee(transaction, { workshopId, id });
  if (!attendee) throw new ApiError('not_found');
  const { at = now.toISOString(), ...given } = input;
  const isMarked = given.state !== undefined && isNewer(attendee.marked_at ?? undefined, at);
  const state: AttendeeState = isMarked ? given.state! : attendee.state;
  const seats = given.seats ?? attendee.seats;
  const by = taken({ state, seats }) - taken(attendee);
  if (by > 0) checkRoom(room, by);
  await updateHandAttendee(transaction, id, {
    seats,
    ...(isMarked && { state, marked_at: at }),
    ...(given.name !== undefined && { name: given.name }),
    ...(given.phone !== undefined && { phone: given.phone || null }),
    ...(given.email !== undefined && { email: given.email }),
    ...(given.note !== undefined && { note: given.note || null }),
  });
  await registrationsChanged(transaction, { workshopId, by, now });
}

function taken({ state, seats }: Pick<HandAttendee, 'state' | 'seats'>): number {
  return comes({ state }) ? seats : 0;
}

/** A mark that was made without a network may arrive after a later one. */
function isNewer(markedAt: string | undefined, at: string): boolean {
  return markedAt === undefined || at >= markedAt;
}

/**
 * Of somebody whom the admin added: the seats are free, and the name stays in the list until it is removed once more.
 * Throws an ApiError (404; 409 for an order's seats).
 */
export async function removeAttendee(
  transaction: DatabaseTransaction,
  of: AttendeeOf,
  now: Date,
): Promise<void> {
  if ((await findAttendee(transaction, of))?.source === 'order') throw new ApiError('line_state');
  await lockRoom(transaction, of.workshopId, now);
  const attendee = await findHandAttendee(transaction, of);
  if (!attendee) throw new ApiError('not_found');
  if (!comes(attendee)) return deleteHandAttendee(transaction, of.id);
  await updateHandAttendee(transaction, of.id, { state: 'cancelled', marked_at: now.toISOString() });
  await registrationsChanged(transaction, { workshopId: of.workshopId, by: -attendee.seats, now });
}

async function registrationsChanged(
  transaction: DatabaseTransaction,
  { workshopId, by, now }: { workshopId: string; by: number; now: Date },
): Promise<void> {
  if (by < 0) await enqueueOffers(transaction, [workshopId], now);
  if (by !== 0) await changeRegistrations(transaction, [{ workshopId, by }]);
}
