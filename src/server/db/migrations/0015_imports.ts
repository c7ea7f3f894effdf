import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table imports (
      id ${text} primary key,
      format ${text} not null,
      created_at ${text} not null,
      rows integer not null,
      skipped integer not null,
      problems ${text} not null,
      undone_at ${text}
    )`,
    sql`create table import_products (
      import_id ${text} not null references imports (id) on delete cascade,
      position integer not null,
      source_key ${text} not null,
      file_row integer not null,
      fields ${text},
      active integer not null,
      pictures ${text} not null,
      waiting integer not null,
      entry_id ${text},
      version integer,
      primary key (import_id, position)
    )`,
    sql`create index import_products_by_key on import_products (source_key)`,
    sql`create index import_products_by_entry on import_products (entry_id)`,
  ]) {
    await statement.execute(db);
  }
}
