/** Whether a workshop has room for people whom the admin registers or moves (docs/rules.md#attendees). */
import type { Roster } from '#contract/attendees.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
import { heldSeats } from '#server/db/entries/holds.ts';
import { changeStock, lockSeats, setOwnSeats } from '#server/db/entries/stock.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

export interface Room extends Pick<Roster, 'limit' | 'taken' | 'ownSeats' | 'held'> {
  title: string;
}

/** Null for an unknown or deleted workshop. */
export async function readRoom(db: Database, workshopId: string, now: Date): Promise<Room | null> {
  const row = await storedRows(db, 'workshops')
    .innerJoin('workshop_seats', 'workshop_seats.workshop_id', 'workshops.id')
    .select(['workshops.title', 'workshops.participant_limit', 'own_seats', 'registrations'])
    .select(heldSeats({ now }))
    .where('workshops.id', '=', workshopId)
    .executeTakeFirst();
  if (!row) return null;
  const { title, participant_limit: limit, own_seats: ownSeats, registrations, held } = row;
  return { title, limit, taken: ownSeats + registrations, ownSeats, held };
}

/** Throws an ApiError (404). */
export async function lockRoom(
  transaction: DatabaseTransaction,
  workshopId: string,
  now: Date,
): Promise<Room> {
  await lockSeats(transaction, workshopId);
  const room = await readRoom(transaction, workshopId, now);
  if (!room) throw new ApiError('not_found');
  return room;
}

/** Never takes a seat that somebody is paying for or was offered. Throws an ApiError (409). */
export function checkRoom({ limit, taken, held }: Room, seats: number): void {
  const free = Math.max(0, limit - taken - held);
  if (seats > free)
    throw new ApiError('not_enough_seats', {
      seats: free > 0 ? { problem: 'range', min: 1, max: free } : { problem: 'invalid' },
    });
}

/** Locks the stock version, so call it last. */
export async function changeRegistrations(
  transaction: DatabaseTransaction,
  changes: readonly { workshopId: string; by: number }[],
): Promise<void> {
  const impossible = await changeStock(
    transaction,
    changes
      .filter(({ by }) => by !== 0)
      .map(({ workshopId: id, by }) => ({ kind: 'workshops' as const, id, by })),
  );
  if (impossible) throw new ApiError('not_enough_seats');
}

/** Of seats that were set aside, so many as there are get a name; returns how many more are wanted. */
export async function takeOwnSeats(
  transaction: DatabaseTransaction,
  { workshopId, room: { ownSeats }, seats }: { workshopId: string; room: Room; seats: number },
): Promise<number> {
  const named = Math.min(ownSeats, seats);
  if (named > 0) await setOwnSeats(transaction, workshopId, ownSeats - named);
  return seats - named;
}
