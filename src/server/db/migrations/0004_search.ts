import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  // Most of the database, so SQLite stores these rows in the key alone.
  const inItsKey = onPostgres ? sql`` : sql`without rowid`;
  for (const statement of [
    sql`create table search_entries (
      number integer primary key,
      kind ${text} not null,
      entry_id ${text} not null,
      created_at ${text} not null,
      last_meeting ${text},
      unique (kind, entry_id)
    )`,
    sql`create table search_terms (
      number integer not null,
      term ${text} not null,
      weight integer not null,
      priority integer not null,
      primary key (number, term)
    ) ${inItsKey}`,
    sql`create index search_terms_best on search_terms (term, weight desc, priority desc, number desc)`,
  ]) {
    await statement.execute(db);
  }
}
