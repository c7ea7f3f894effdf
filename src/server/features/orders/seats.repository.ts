import { type SqlBool, sql } from 'kysely';
import { type Meeting, meetingsOf } from '#server/db/entries/workshop-rows.ts';
import { storedRows } from '#server/db/entries/catalogue-rows.ts';
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

export type WorkshopNow = Awaited<ReturnType<typeof rowsOf>>[number] & { meetings: Meeting[] };

/** By id; without deleted ones. */
export async function workshopsNow(db: Database, ids: readonly string[]): Promise<Map<string, WorkshopNow>> {
  if (ids.length === 0) return new Map();
  const meetings = await meetingsOf(db, ids);
  const rows = await rowsOf(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, meetings: meetings.get(row.id) ?? [] }]));
}

function rowsOf(db: Database, ids: readonly string[]) {
  return storedRows(db, 'workshops')
    .select(['id', 'active', 'title', 'location', 'translations', 'image', 'image_alts'])
    .where('id', 'in', ids)
    .execute();
}

export async function ordersById(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
}
