import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Codes and links that come by mail. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table login_codes (
      email_key ${text} primary key,
      code_hash ${text} not null,
      tries_left integer not null,
      ends_at ${text} not null
    )`,
    sql`create index login_codes_by_end on login_codes (ends_at)`,
    sql`create table account_links (
      token_hash ${text} primary key,
      purpose ${text} not null,
      user_id ${text} not null references users (id) on delete cascade,
      email ${text} not null,
      ends_at ${text} not null
    )`,
    sql`create index account_links_by_user on account_links (user_id, purpose)`,
    sql`create index account_links_by_end on account_links (ends_at)`,
  ]) {
    await statement.execute(db);
  }
}
