/** What the admin noted at an order; its customer never sees it. */
import type { Selectable } from 'kysely';
import type { Database, Tables } from '#server/db/schema.ts';

export type StoredNote = Selectable<Tables['order_notes']>;

/** Oldest first. */
export function notesOf(db: Database, orderId: string): Promise<StoredNote[]> {
  return db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function insertNote(db: Database, note: StoredNote): Promise<void> {
  await db.insertInto('order_notes').values(note).execute();
}
