import type { ContactMessagesTable, Database } from '#server/db/schema.ts';
import { NEWEST, pageOf, positionOf } from '#server/db/keyset.ts';
import type { CsvColumns } from '#server/platform/responses/csv.ts';

export const MESSAGE_CSV: CsvColumns<ContactMessagesTable> = {
  _id: ({ id }) => id,
  createdDate: ({ created_at }) => created_at,
  name: ({ name }) => name,
  email: ({ email }) => email,
  subject: ({ subject }) => subject,
  message: ({ message }) => message,
  readDate: ({ read_at }) => read_at,
  answeredDate: ({ answered_at }) => answered_at,
  archivedDate: ({ archived_at }) => archived_at,
};

/** All, the newest first, by position, so that none repeats when messages come and go. */
export async function* messagesInBatches(db: Database, batch = 200): AsyncGenerator<ContactMessagesTable[]> {
  let after: ReturnType<typeof positionOf> | null = null;
  do {
    const rows: ContactMessagesTable[] = await pageOf(db.selectFrom('contact_messages'), NEWEST, after, batch)
      .selectAll()
      .execute();
    if (rows.length > 0) yield rows;
    const last: ContactMessagesTable | undefined = rows.at(-1);
    after = last && rows.length === batch ? positionOf(last, NEWEST) : null;
  } while (after);
}
