import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What a tutorial says beside each of its pages. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  await sql`alter table tutorial_pages add column text ${text} not null default ''`.execute(db);
  await sql`alter table tutorial_pages add column translations ${text} not null default '{}'`.execute(db);
}
