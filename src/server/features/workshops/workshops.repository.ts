import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { AdminWorkshop, OtherDate, Workshop } from '#contract/workshops.ts';
import type { Category, WorkshopLevel } from '#domain/catalogue.ts';
import type { WantedMeeting } from '#domain/workshop-order.ts';
import { publicRows, storedRows } from '#server/db/entries/catalogue-rows.ts';
import {
  type ChangedState,
  type InsertOptions,
  changedColumns,
  flag,
  newColumns,
  sharedColumns,
  sharedFields,
  stateOf,
} from '#server/db/entries/entry-columns.ts';
import { insertSeats, participants } from '#server/db/entries/stock.ts';
import { type Meeting, meetingsOf, seatColumns, workshopFacts } from '#server/db/entries/workshop-rows.ts';
import { type PageStart, type Placed, RECOMMENDED, inOrder, pageOf, positionOf } from '#server/db/keyset.ts';
import type { Database, DatabaseTransaction, Tables, WorkshopsTable } from '#server/db/schema.ts';
import { indexEntry } from '#server/db/search/search-index.ts';
import { COMING_FIRST, orderColumns, readMeetingOn } from './coming-first.repository.ts';

export type WorkshopFields = Omit<Workshop, '_id' | 'createdDate' | 'held' | 'waiting' | 'cancelUntil'>;

export interface WorkshopFilter extends WantedMeeting {
  category?: Category | undefined;
  level?: WorkshopLevel | undefined;
}

async function publicWorkshops(db: Database, { category, level, month, weekday }: WorkshopFilter, now: Date) {
  let query = publicRows(db, 'workshops');
  if (category) query = query.where('category', '=', category);
  if (level) query = query.where('level', '=', level);
  if (month === undefined && weekday === undefined) return query;
  const ids = await readMeetingOn(db, { month, weekday }, now);
  return ids.length > 0 ? query.where('id', 'in', ids) : query.where(sql<SqlBool>`1 = 0`);
}

/** In the order of COMING_FIRST. */
export async function listWorkshops(
  db: Database,
  filter: WorkshopFilter,
  { start, limit }: { start: PageStart; limit: number },
  now: Date,
): Promise<Placed<Workshop>[]> {
  const found = (await publicWorkshops(db, filter, now)).selectAll().select(orderColumns(now));
  const rows = await pageOf(db.selectFrom(found.as('workshops')), COMING_FIRST, start, limit)
    .selectAll()
    .select(seatColumns({ now }))
    .execute();
  const meetings = await meetingsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    entry: toWorkshop(row, meetings.get(row.id) ?? []),
    position: positionOf(row, COMING_FIRST),
  }));
}

export async function countWorkshops(db: Database, filter: WorkshopFilter, now: Date): Promise<number> {
  const { count } = await (
    await publicWorkshops(db, filter, now)
  )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPublicWorkshop(db: Database, id: string, now: Date): Promise<Workshop | null> {
  const row = await publicRows(db, 'workshops')
    .selectAll()
    .select(seatColumns({ now }))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return toWorkshop(row, (await meetingsOf(db, [id])).get(id) ?? []);
}

/** Workshops of the same series that begin after `now`, the nearest first; without the one that is asked about. */
export async function otherDatesOf(db: Database, id: string, now: Date): Promise<OtherDate[] | null> {
  const own = await publicRows(db, 'workshops')
    .select(['id', 'series'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) return null;
  const series = own.series ?? own.id;
  const rows = await publicRows(db, 'workshops')
    .selectAll()
    .select(seatColumns({ now }))
    .where('id', '<>', id)
    // The one that all were copied from bears no series of its own.
    .where(({ or, eb }) => or([eb('series', '=', series), eb('id', '=', series)]))
    .where(firstMeeting, '>', now.toISOString())
    .orderBy(firstMeeting)
    .orderBy('id')
    .limit(MOST_OTHER_DATES)
    .execute();
  const meetings = await meetingsOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toWorkshop(row, meetings.get(row.id) ?? []));
}

const MOST_OTHER_DATES = 50;

function firstMeeting({ selectFrom }: ExpressionBuilder<Tables, 'workshops'>) {
  return selectFrom('workshop_dates')
    .whereRef('workshop_dates.workshop_id', '=', 'workshops.id')
    .select(({ fn }) => fn.min('date').as('first'));
}

/** Finds inactive workshops, too. */
export async function findWorkshop(db: Database, id: string): Promise<AdminWorkshop | null> {
  const row = await storedRows(db, 'workshops')
    .selectAll()
    .select(participants)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  return toAdminWorkshop(row, (await meetingsOf(db, [id])).get(id) ?? []);
}

/** In the order of the public list, inactive workshops too. */
export async function allWorkshopIds(db: Database): Promise<string[]> {
  const rows = await inOrder(storedRows(db, 'workshops').select('id'), RECOMMENDED).execute();
  return rows.map(({ id }) => id);
}

/** Skips unknown and deleted workshops; in no order. */
export async function readWorkshops(db: Database, ids: string[]): Promise<AdminWorkshop[]> {
  const rows = await storedRows(db, 'workshops')
    .selectAll()
    .select(participants)
    .where('id', 'in', ids)
    .execute();
  const meetings = await meetingsOf(db, ids);
  return rows.map((row) => toAdminWorkshop(row, meetings.get(row.id) ?? []));
}

/** Needs a transaction. Throws when the id is taken. */
export async function insertWorkshop(
  db: Database,
  workshop: Workshop,
  options: InsertOptions = {},
): Promise<void> {
  await db
    .insertInto('workshops')
    .values({ ...newColumns(workshop, options), ...toColumns(workshop) })
    .execute();
  await insertSeats(db, workshop._id, workshop.participants);
  await insertMeetings(db, workshop._id, workshop.workshopDates);
  await indexEntry(db, 'workshops', workshop._id);
}

export async function updateWorkshop(
  transaction: DatabaseTransaction,
  id: string,
  workshop: WorkshopFields,
  state: ChangedState,
): Promise<void> {
  await transaction
    .updateTable('workshops')
    .set({ ...toColumns(workshop), ...changedColumns(state) })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('workshop_dates').where('workshop_id', '=', id).execute();
  await insertMeetings(transaction, id, workshop.workshopDates);
  await indexEntry(transaction, 'workshops', id);
}

async function insertMeetings(db: Database, workshopId: string, meetings: Meeting[]): Promise<void> {
  if (meetings.length === 0) return;
  await db
    .insertInto('workshop_dates')
    .values(
      meetings.map(({ date, duration }, position) => ({ workshop_id: workshopId, position, date, duration })),
    )
    .execute();
}

function toColumns(workshop: WorkshopFields) {
  return {
    ...sharedColumns(workshop),
    location: workshop.location,
    level: workshop.level,
    participant_limit: workshop.participantLimit,
    early_bird_date: workshop.earlyBirdDate,
    early_bird_percentage: workshop.earlyBirdDiscountPercentage,
    image: workshop.image,
    should_hide_price: flag(workshop.shouldHidePrice),
    question: workshop.question,
    series: workshop.series,
  };
}

type WorkshopRow = Selectable<WorkshopsTable> & {
  participants: number;
  held?: number;
  waiting?: number;
  smallest_waiting?: number | null;
};

function toWorkshop(row: WorkshopRow, workshopDates: Meeting[]): Workshop {
  return {
    ...workshopFacts(row, workshopDates),
    ...sharedFields(row),
    location: row.location,
    level: row.level,
    image: row.image,
    shouldHidePrice: row.should_hide_price === 1,
    question: row.question,
    series: row.series,
    ...(row.waiting && { waiting: row.waiting }),
  };
}

function toAdminWorkshop(row: WorkshopRow, workshopDates: Meeting[]): AdminWorkshop {
  return { ...toWorkshop(row, workshopDates), ...stateOf(row) };
}
