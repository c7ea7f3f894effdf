import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table settings (
      path ${text} primary key,
      value ${text} not null
    )`,
    sql`create table settings_changes (
      version integer primary key,
      at ${text} not null,
      by_user ${text} references users (id) on delete set null,
      fields ${text} not null
    )`,
    sql`insert into shop_state (key, value) values ('settings_version', '1')`,
  ]) {
    await statement.execute(db);
  }
}
