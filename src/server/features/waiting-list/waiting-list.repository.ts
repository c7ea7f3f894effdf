/** Rows of waiting lists; whoever changes them has locked the workshop's seats (docs/rules.md#waiting-list). */
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import { type Meeting, meetingsOf, seatColumns, workshopFacts } from '#server/db/entries/workshop-rows.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export type StoredPlace = Selectable<Tables['waiting_places']>;

/** With its free seats as they are for this customer; null unless it is public. */
export async function findWanted(db: Database, id: string, seen: { now: Date; forUser?: string }) {
  const row = await publicRows(db, 'workshops')
    .selectAll()
    .select(seatColumns(seen))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const meetings = (await meetingsOf(db, [id])).get(id) ?? [];
  return { ...workshopFacts(row, meetings), unkept: row.participant_limit - row.participants - row.held };
}

/** With the last meeting's beginning, or the first one's if what has begun can't be joined; null without dates. */
export function registrationEnd(meetings: readonly Meeting[], joinBegun: boolean): Date | null {
  const last = meetings.at(joinBegun ? -1 : 0);
  return last ? new Date(last.date) : null;
}

export async function insertPlace(
  transaction: DatabaseTransaction,
  place: Insertable<Tables['waiting_places']>,
): Promise<void> {
  await transaction.insertInto('waiting_places').values(place).execute();
}

/** Of the last who joined; null for an empty list. */
export async function lastSince(db: Database, workshopId: string): Promise<string | null> {
  const { last } = await db
    .selectFrom('waiting_places')
    .where('workshop_id', '=', workshopId)
    .select(({ fn }) => fn.max<string | null>('since').as('last'))
    .executeTakeFirstOrThrow();
  return last;
}

export async function findPlace(
  db: Database,
  of: { workshopId: string; userId: string },
): Promise<StoredPlace | null> {
  const row = await db
    .selectFrom('waiting_places')
    .selectAll()
    .where('workshop_id', '=', of.workshopId)
    .where('user_id', '=', of.userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function findPlaceByToken(db: Database, token: string): Promise<StoredPlace | null> {
  const row = await db.selectFrom('waiting_places').selectAll().where('token', '=', token).executeTakeFirst();
  return row ?? null;
}

export async function findPlaceById(db: Database, id: string): Promise<StoredPlace | null> {
  const row = await db.selectFrom('waiting_places').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Null once the account is deleted. */
export async function emailOf(db: Database, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}

export async function placesOfUser(db: Database, userId: string): Promise<StoredPlace[]> {
  return db
    .selectFrom('waiting_places')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('id')
    .execute();
}

/** To whom nothing is offered yet, in their order. */
export async function waitingPlaces(db: Database, workshopId: string): Promise<StoredPlace[]> {
  return db
    .selectFrom('waiting_places')
    .selectAll()
    .where('workshop_id', '=', workshopId)
    .where('offer_until', 'is', null)
    .orderBy('since')
    .orderBy('id')
    .execute();
}

/** From 1. */
export async function positionOf(
  db: Database,
  { workshop_id, since, id }: Pick<StoredPlace, 'workshop_id' | 'since' | 'id'>,
): Promise<number> {
  const { before } = await db
    .selectFrom('waiting_places')
    .where('workshop_id', '=', workshop_id)
    .where('offer_until', 'is', null)
    .where(({ or, and, eb }) =>
      or([eb('since', '<', since), and([eb('since', '=', since), eb('id', '<', id)])]),
    )
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .executeTakeFirstOrThrow();
  return before + 1;
}

export async function deletePlace(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('waiting_places').where('id', '=', id).execute();
}

export async function hasWaiting(db: Database, workshopId: string): Promise<boolean> {
  const row = await db
    .selectFrom('waiting_places')
    .select('id')
    .where('workshop_id', '=', workshopId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Offers that ran out; not those that an order accepted and that is still being paid. */
export async function takeEndedPlaces(
  transaction: DatabaseTransaction,
  workshopId: string,
  now: Date,
): Promise<StoredPlace[]> {
  const at = now.toISOString();
  return transaction
    .deleteFrom('waiting_places')
    .where('workshop_id', '=', workshopId)
    .where('offer_until', '<=', at)
    .where(
      sql<SqlBool>`not exists (
        select 1 from order_holds
        where order_holds.line_id = waiting_places.line_id and order_holds.until > ${at}
      )`,
    )
    .returningAll()
    .execute();
}

export async function setOffer(transaction: DatabaseTransaction, id: string, until: Date): Promise<void> {
  await transaction
    .updateTable('waiting_places')
    .set({ offer_until: until.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** The hold of this order's line stands in for the offer while it lives. */
export async function acceptOffer(
  transaction: DatabaseTransaction,
  { userId, workshopId, lineId }: { userId: string; workshopId: string; lineId: string },
): Promise<void> {
  await transaction
    .updateTable('waiting_places')
    .set({ line_id: lineId })
    .where('user_id', '=', userId)
    .where('workshop_id', '=', workshopId)
    .where('offer_until', 'is not', null)
    .execute();
}
