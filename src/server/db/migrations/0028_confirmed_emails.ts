import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Whose mailbox an account's email is, and the language of its mails. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`alter table users add column email_confirmed_at ${text}`,
    sql`alter table users add column lang ${text}`,
  ]) {
    await statement.execute(db);
  }
}
