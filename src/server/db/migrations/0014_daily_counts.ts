import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table daily_counts (
      kind ${text} not null,
      day ${text} not null,
      name ${text} not null,
      count integer not null,
      primary key (kind, day, name)
    )`,
    sql`create index carts_changed on carts (updated_at)`,
  ]) {
    await statement.execute(db);
  }
}
