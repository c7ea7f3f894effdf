import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  await sql`alter table cart_lines add column personal_text_title ${text}`.execute(db);
  await sql`alter table order_lines add column personal_text_title ${text}`.execute(db);
}
