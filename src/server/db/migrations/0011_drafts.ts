import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table drafts (
      user_id ${text} not null references users (id) on delete cascade,
      kind ${text} not null,
      id ${text} not null,
      version integer not null,
      entry_version integer,
      name ${text} not null,
      uploading integer not null,
      content ${text} not null,
      saved_at ${text} not null,
      updated_at ${text} not null,
      primary key (user_id, kind, id)
    )`,
    sql`create index drafts_by_age on drafts (updated_at)`,
  ]) {
    await statement.execute(db);
  }
}
