/**
 * The language of a mail's frame. Those kept before were all in Hebrew.
 * Frozen: it imports nothing of the app, so that it means the same for ever.
 */
import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  await sql`alter table outbox_mails add column lang ${text} not null default 'he'`.execute(db);
}
