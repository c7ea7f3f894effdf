import { randomBytes } from 'node:crypto';
import type { WaitingInput } from '#contract/waiting-list.ts';
import { DEFAULT_LANG } from '#domain/language.ts';
import { workshopState } from '#domain/workshop.ts';
import { raiseStockVersion } from '#server/db/catalogue-version.ts';
import { lockSeats } from '#server/db/entries/stock.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { enqueueSeatMail } from '../seat-mails/seat-mail-job.ts';
import { enqueueOffers } from './offer-job.ts';
import {
  type StoredPlace,
  deletePlace,
  findPlace,
  findPlaceByToken,
  findWanted,
  insertPlace,
  lastSince,
  positionOf,
} from './waiting-list.repository.ts';

interface Waiter {
  workshopId: string;
  userId: string;
  now: Date;
}

/** The position on the list. Throws an ApiError (400, 404, 409). */
export async function joinWaitingList(
  transaction: DatabaseTransaction,
  { workshopId, userId, now, joinBegun }: Waiter & { joinBegun: boolean },
  { seats, lang = DEFAULT_LANG }: WaitingInput,
): Promise<number> {
  if (!(await holdUser(transaction, userId))) throw new ApiError('unauthorized');
  await lockSeats(transaction, workshopId);
  const workshop = await findWanted(transaction, workshopId, { now, forUser: userId });
  if (!workshop) throw new ApiError('not_found');
  const { status, seatsLeft } = workshopState(workshop, now, joinBegun);
  if (status === 'past' || status === 'begun') throw new ApiError('workshop_past');
  const max = workshop.participantLimit;
  if (seats > max) throw new ApiError('invalid', { seats: { problem: 'range', min: 1, max } });
  const before = await findPlace(transaction, { workshopId, userId });
  if (before && isLive(before, now)) throw new ApiError('already_waiting');
  if (before) await deletePlace(transaction, before.id);
  if (seats <= seatsLeft) throw new ApiError('seats_free');
  const place = {
    id: newId(),
    workshop_id: workshopId,
    user_id: userId,
    seats,
    lang,
    since: after(await lastSince(transaction, workshopId), now),
    token: randomBytes(24).toString('base64url'),
  };
  await insertPlace(transaction, place);
  await enqueueSeatMail(
    transaction,
    { kind: 'waiting_joined', workshopId, to: { place: place.id } },
    { now, event: place.id },
  );
  const position = await positionOf(transaction, place);
  await raiseStockVersion(transaction);
  return position;
}

/** Two who join within a millisecond have an order, too. */
function after(last: string | null, now: Date): string {
  const at = last === null ? now.getTime() : Math.max(now.getTime(), Date.parse(last) + 1);
  return new Date(at).toISOString();
}

/** Also declines what is offered. Throws an ApiError (404). */
export async function leaveWaitingList(
  transaction: DatabaseTransaction,
  { workshopId, userId, now }: Waiter,
): Promise<void> {
  await lockSeats(transaction, workshopId);
  const place = await findPlace(transaction, { workshopId, userId });
  if (!place) throw new ApiError('not_found');
  await leave(transaction, place, now);
}

/** By a mailed link. Throws an ApiError (410). */
export async function leaveByToken(
  transaction: DatabaseTransaction,
  token: string,
  now: Date,
): Promise<void> {
  const found = await findPlaceByToken(transaction, token);
  if (!found) throw new ApiError('link_ended');
  await lockSeats(transaction, found.workshop_id);
  const place = await findPlaceByToken(transaction, token);
  if (!place) throw new ApiError('link_ended');
  await leave(transaction, place, now);
}

async function leave(transaction: DatabaseTransaction, place: StoredPlace, now: Date): Promise<void> {
  await deletePlace(transaction, place.id);
  await enqueueOffers(transaction, [place.workshop_id], now);
  await raiseStockVersion(transaction);
}

/** One that ran out has left the list, even before its row is gone. */
export function isLive({ offer_until }: StoredPlace, now: Date): boolean {
  return offer_until === null || offer_until > now.toISOString();
}
