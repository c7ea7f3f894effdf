import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Who agreed to the newsletter, and the log of it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table newsletter_consents (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      email ${text} not null,
      email_key ${text} not null,
      lang ${text} not null,
      unsubscribe_token ${text} not null unique,
      asked_at ${text} not null,
      link_hash ${text} unique,
      link_ends_at ${text},
      confirmed_at ${text},
      ended_at ${text},
      unique (user_id, email_key)
    )`,
    sql`create index newsletter_consents_confirmed on newsletter_consents (confirmed_at, id)
      where confirmed_at is not null and ended_at is null`,
    sql`create table newsletter_log (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      at ${text} not null,
      email ${text} not null,
      event ${text} not null,
      place ${text} not null,
      words ${text},
      lang ${text} not null
    )`,
    sql`create index newsletter_log_by_user on newsletter_log (user_id, at)`,
  ]) {
    await statement.execute(db);
  }
}
