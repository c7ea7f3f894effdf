import { type SqlBool, sql } from 'kysely';
import type { OrderLine } from '#contract/orders.ts';
import type { Database } from '#server/db/schema.ts';

/** Registrations, also of those who have been marked at an earlier meeting. */
const TAKEN = ['registered', 'attended', 'absent'] as const;

interface TakenLine {
  id: string;
  order_id: string;
  item: string;
  meetings: string | null; // JSON, of the moment of placing
}

/** A customer's, of any date. */
export function takenSeatsOf(db: Database, userId: string): Promise<TakenLine[]> {
  return (
    db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['order_lines.id', 'order_lines.order_id', 'order_lines.item', 'order_lines.meetings'])
      .where('orders.user_id', '=', userId)
      // SQLite would otherwise read all seats that were ever taken.
      .where(sql<SqlBool>`order_lines.product_type || '' = 'Workshop'`)
      .where('order_lines.state', 'in', TAKEN)
      .execute()
  );
}

export async function ordersById(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
}

export type SeatPerson = NonNullable<OrderLine['givenTo']>;

/** Of seats that were handed over, by line; not of people who were erased since. */
export async function givenSeats(db: Database, lineIds: readonly string[]): Promise<Map<string, SeatPerson>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('seat_people')
    .select(['line_id', 'name', 'email'])
    .where('line_id', 'in', lineIds)
    .where('name', '<>', '')
    .execute();
  return new Map(rows.map(({ line_id, name, email }) => [line_id, { name: name!, email: email ?? '' }]));
}
