/** Where the roster names a person. */
import { type SqlBool, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

export type People = Awaited<ReturnType<typeof peopleOf>>;

/** `email`: as `emailKey` gives it. */
export async function peopleOf(db: Database, email: string) {
  const byHand = await db
    .selectFrom('workshop_attendees')
    .select(['id', 'workshop_id as workshop', 'name', 'phone', 'email', 'note'])
    .where(sql<SqlBool>`lower(workshop_attendees.email) = ${email}`)
    .execute();
  const given = await db
    .selectFrom('seat_people')
    .innerJoin('order_lines', 'order_lines.id', 'seat_people.line_id')
    .select(['line_id as id', 'order_lines.item as workshop'])
    .select(['seat_people.name', 'seat_people.email', 'seat_people.note'])
    .where(sql<SqlBool>`lower(seat_people.email) = ${email}`)
    .execute();
  return { byHand, given: given.map((seat) => ({ ...seat, phone: null })) };
}

export async function blankPeople(
  transaction: DatabaseTransaction,
  { byHand, given }: Pick<People, 'byHand' | 'given'>,
): Promise<void> {
  for (const { id } of byHand)
    await transaction
      .updateTable('workshop_attendees')
      .set({ name: '', phone: null, email: null, note: null })
      .where('id', '=', id)
      .execute();
  for (const { id } of given)
    await transaction
      .updateTable('seat_people')
      .set({ name: '', email: null, note: null })
      .where('line_id', '=', id)
      .execute();
}
