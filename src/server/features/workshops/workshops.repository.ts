/** Workshops and their meetings in the database. */
import { sql } from 'kysely';
import type { Workshop } from '../../../contract/workshops.ts';
import type { Category, WorkshopLevel } from '../../../domain/catalogue.ts';
import { toAgorot, toShekels } from '../../../domain/money.ts';
import { type Order, type Placed, type Position, pageOf, positionOf } from '../../db/keyset.ts';
import type { Database, WorkshopsTable } from '../../db/schema.ts';

export interface WorkshopFilter {
  category?: Category | undefined;
  level?: WorkshopLevel | undefined;
}
type Meeting = Workshop['workshopDates'][number];

/** What the public sees: active, not deleted. */
function publicWorkshops(db: Database, { category, level }: WorkshopFilter) {
  let query = db.selectFrom('workshops').where('active', '=', sql.lit(1)).where('deleted_at', 'is', null);
  if (category) query = query.where('category', '=', category);
  if (level) query = query.where('level', '=', level);
  return query;
}

export async function listWorkshops(
  db: Database,
  filter: WorkshopFilter,
  order: Order,
  after: Position | null,
  limit: number,
): Promise<Placed<Workshop>[]> {
  const rows = await pageOf(publicWorkshops(db, filter).selectAll(), order, after, limit).execute();
  const meetings = await meetingsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    entry: toWorkshop(row, meetings.get(row.id) ?? []),
    position: positionOf(row, order),
  }));
}

export async function countWorkshops(db: Database, filter: WorkshopFilter): Promise<number> {
  const { count } = await publicWorkshops(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Null when it is unknown, inactive or deleted. */
export async function findPublicWorkshop(db: Database, id: string): Promise<Workshop | null> {
  const row = await publicWorkshops(db, {}).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  return toWorkshop(row, (await meetingsOf(db, [id])).get(id) ?? []);
}

/** `demo` marks an entry of the demo catalogue. Throws when the id is taken. To be run in a transaction. */
export async function insertWorkshop(db: Database, workshop: Workshop, { demo = false } = {}): Promise<void> {
  await db
    .insertInto('workshops')
    .values({
      id: workshop._id,
      version: 1,
      created_at: workshop.createdDate,
      updated_at: workshop.createdDate,
      demo_version: demo ? 1 : null,
      active: workshop.active ? 1 : 0,
      priority: workshop.priority,
      category: workshop.category,
      title: workshop.title,
      description: workshop.description,
      location: workshop.location,
      level: workshop.level,
      price: toAgorot(workshop.price),
      participant_limit: workshop.participantLimit,
      participants: workshop.participants,
      early_bird_date: workshop.earlyBirdDate,
      early_bird_percentage: workshop.earlyBirdDiscountPercentage,
      image: workshop.image,
      image_alts: JSON.stringify(workshop.imageAlts),
      translations: JSON.stringify(workshop.translations),
      should_hide_price: workshop.shouldHidePrice ? 1 : 0,
    })
    .execute();
  if (workshop.workshopDates.length === 0) return;
  await db
    .insertInto('workshop_dates')
    .values(
      workshop.workshopDates.map((meeting, position) => ({
        workshop_id: workshop._id,
        position,
        ...meeting,
      })),
    )
    .execute();
}

async function meetingsOf(db: Database, ids: string[]): Promise<Map<string, Meeting[]>> {
  const byWorkshop = new Map<string, Meeting[]>();
  if (ids.length === 0) return byWorkshop;
  const rows = await db
    .selectFrom('workshop_dates')
    .selectAll()
    .where('workshop_id', 'in', ids)
    .orderBy('workshop_id')
    .orderBy('position')
    .execute();
  for (const { workshop_id, date, duration } of rows) {
    const meetings = byWorkshop.get(workshop_id) ?? [];
    byWorkshop.set(workshop_id, [...meetings, { date, duration }]);
  }
  return byWorkshop;
}

function toWorkshop(row: WorkshopsTable, workshopDates: Meeting[]): Workshop {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    location: row.location,
    category: row.category,
    level: row.level,
    participantLimit: row.participant_limit,
    participants: row.participants,
    price: toShekels(row.price),
    earlyBirdDate: row.early_bird_date,
    earlyBirdDiscountPercentage: row.early_bird_percentage,
    image: row.image,
    imageAlts: JSON.parse(row.image_alts),
    shouldHidePrice: row.should_hide_price === 1,
    active: row.active === 1,
    priority: row.priority,
    createdDate: row.created_at,
    workshopDates,
    translations: JSON.parse(row.translations),
  };
}
