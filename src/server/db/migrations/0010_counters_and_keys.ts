import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table counters (
      name ${text} primary key,
      value integer not null
    )`,
    sql`create table idempotency_keys (
      user_id ${text} not null references users (id) on delete cascade,
      call ${text} not null,
      key ${text} not null,
      body_hash ${text} not null,
      reference ${text} not null,
      created_at ${text} not null,
      primary key (user_id, call, key)
    )`,
    sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`,
  ]) {
    await statement.execute(db);
  }
}
