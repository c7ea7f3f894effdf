import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Where a customer stopped reading a tutorial. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table reading_places (
      user_id ${text} not null references users (id) on delete cascade,
      tutorial_id ${text} not null references tutorials (id) on delete cascade,
      page integer not null,
      finished integer not null,
      updated_at ${text} not null,
      primary key (user_id, tutorial_id)
    )`,
    sql`create index reading_places_by_tutorial on reading_places (tutorial_id)`,
  ]) {
    await statement.execute(db);
  }
}
