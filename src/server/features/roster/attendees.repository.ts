/** Who comes to a workshop: by orders, and by the admin's hand (docs/rules.md#attendees). */
import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import type { Attendee } from '#contract/attendees.ts';
import { type AttendeeState, ATTENDEE_STATES } from '#domain/attendees.ts';
import type { Lang } from '#domain/language.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/db/schema.ts';

export type HandAttendee = Selectable<Tables['workshop_attendees']>;

/** In the order of their registration; unpaid orders are not among them. */
export async function readAttendees(db: Database, workshopId: string): Promise<Attendee[]> {
  const ordered = await orderedSeats(db).where('order_lines.item', '=', workshopId).execute();
  const byHand = await db
    .selectFrom('workshop_attendees')
    .selectAll()
    .where('workshop_id', '=', workshopId)
    .execute();
  return [...ordered.map(toOrderedAttendee), ...byHand.map(toHandAttendee)].toSorted(
    (one, other) => compared(one.since, other.since) || compared(one._id, other._id),
  );
}

/** By the id of an order's line, or of who was added by hand; null for another workshop's. */
export async function findAttendee(
  db: Database,
  { workshopId, id }: { workshopId: string; id: string },
): Promise<Attendee | null> {
  const ordered = await orderedSeats(db)
    .where('order_lines.item', '=', workshopId)
    .where('order_lines.id', '=', id)
    .executeTakeFirst();
  if (ordered) return toOrderedAttendee(ordered);
  const byHand = await findHandAttendee(db, { workshopId, id });
  return byHand && toHandAttendee(byHand);
}

/** Wherever they are registered now. */
export async function findAttendeeAnywhere(
  db: Database,
  id: string,
): Promise<{ attendee: Attendee; workshopId: string } | null> {
  const ordered = await orderedSeats(db).where('order_lines.id', '=', id).executeTakeFirst();
  if (ordered) return { attendee: toOrderedAttendee(ordered), workshopId: ordered.item };
  const byHand = await db
    .selectFrom('workshop_attendees')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return byHand ? { attendee: toHandAttendee(byHand), workshopId: byHand.workshop_id } : null;
}

export async function findHandAttendee(
  db: Database,
  { workshopId, id }: { workshopId: string; id: string },
): Promise<HandAttendee | null> {
  const row = await db
    .selectFrom('workshop_attendees')
    .selectAll()
    .where('workshop_id', '=', workshopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const REFUNDED = sql<number>`(
  select cast(coalesce(sum(refund_lines.quantity), 0) as integer) from refund_lines
  join refunds on refunds.id = refund_lines.refund_id
  where refund_lines.line_id = order_lines.id and refunds.state = 'done'
)`;

function orderedSeats(db: Database) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('seat_people', 'seat_people.line_id', 'order_lines.id')
    .where('order_lines.product_type', '=', 'Workshop')
    .where('order_lines.state', 'in', ATTENDEE_STATES)
    .where('orders.confirmed_at', 'is not', null)
    .select(['order_lines.id', 'order_lines.item', 'order_lines.quantity', 'order_lines.state'])
    .select(['order_lines.question', 'order_lines.answer'])
    .select(['orders.id as order_id', 'orders.number', 'orders.lang', 'orders.confirmed_at'])
    .select(['orders.first_name', 'orders.last_name', 'orders.phone', 'orders.email'])
    .select(['seat_people.name as given_name', 'seat_people.email as given_email'])
    .select(['seat_people.note', 'seat_people.marked_at'])
    .select(REFUNDED.as('refunded'));
}

type OrderedSeats = Awaited<ReturnType<ReturnType<typeof orderedSeats>['execute']>>[number];

function toOrderedAttendee(row: OrderedSeats): Attendee {
  const buyer = [row.first_name, row.last_name].filter(Boolean).join(' ');
  const email = row.given_name === null ? row.email : row.given_email;
  const left = row.quantity - row.refunded;
  return {
    _id: row.id,
    name: row.given_name ?? buyer,
    // Who was given the seats is known by their email alone.
    ...(row.given_name === null && row.phone && { phone: row.phone }),
    ...(email && { email }),
    seats: left > 0 ? left : row.quantity,
    source: 'order',
    orderId: row.order_id,
    orderNumber: row.number,
    state: row.state as AttendeeState,
    ...told(row),
    ...(row.question !== null && { question: row.question }),
    ...(row.answer !== null && { answer: row.answer }),
    ...(row.given_name !== null && { givenBy: buyer }),
    lang: row.lang,
    since: row.confirmed_at!,
  };
}

function toHandAttendee(row: HandAttendee): Attendee {
  return {
    _id: row.id,
    name: row.name,
    ...(row.phone && { phone: row.phone }),
    ...(row.email && { email: row.email }),
    seats: row.seats,
    source: 'hand',
    state: row.state,
    ...told(row),
    lang: row.lang,
    since: row.created_at,
  };
}

function told({ note, marked_at }: { note: string | null; marked_at: string | null }) {
  return { ...(note && { note }), ...(marked_at && { markedAt: marked_at }) };
}

function compared(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}

export async function insertHandAttendee(
  transaction: DatabaseTransaction,
  attendee: Insertable<Tables['workshop_attendees']>,
): Promise<void> {
  await transaction.insertInto('workshop_attendees').values(attendee).execute();
}

export async function updateHandAttendee(
  transaction: DatabaseTransaction,
  id: string,
  changes: Updateable<Tables['workshop_attendees']>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await transaction.updateTable('workshop_attendees').set(changes).where('id', '=', id).execute();
}

export async function deleteHandAttendee(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('workshop_attendees').where('id', '=', id).execute();
}

/** What is known of an order's seats beside the order. */
export async function writeSeatPerson(
  transaction: DatabaseTransaction,
  lineId: string,
  changes: Omit<Updateable<Tables['seat_people']>, 'line_id'>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await transaction
    .insertInto('seat_people')
    .values({ line_id: lineId, ...changes })
    .onConflict((conflict) => conflict.column('line_id').doUpdateSet(changes))
    .execute();
}

/** Of orders that may still be paid. */
export async function countHeldLines(db: Database, workshopId: string): Promise<number> {
  const { held } = await db
    .selectFrom('order_holds')
    .where('product_type', '=', 'Workshop')
    .where('item', '=', workshopId)
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  return held;
}

export interface WaitingPerson {
  id: string;
  name: string;
  phone: string | null;
  email: string;
  lang: Lang;
  seats: number;
  since: string;
  offer_until: string | null;
}

/** In their order; offers that ran out have left the list. */
export async function readWaiting(db: Database, workshopId: string, now: Date): Promise<WaitingPerson[]> {
  const rows = await db
    .selectFrom('waiting_places')
    .innerJoin('users', 'users.id', 'waiting_places.user_id')
    .where('workshop_id', '=', workshopId)
    .where(({ or, eb }) => or([eb('offer_until', 'is', null), eb('offer_until', '>', now.toISOString())]))
    .select(['waiting_places.id', 'seats', 'waiting_places.lang', 'since', 'offer_until'])
    .select(['users.first_name', 'users.last_name', 'users.phone_number', 'users.email'])
    .orderBy('since')
    .orderBy('waiting_places.id')
    .execute();
  return rows.map(({ first_name, last_name, phone_number: phone, ...row }) => ({
    ...row,
    name: [first_name, last_name].filter(Boolean).join(' '),
    phone,
  }));
}
