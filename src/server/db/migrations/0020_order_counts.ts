import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table order_counts (
      id ${text} primary key,
      state ${text} not null,
      has_request integer not null,
      needs_review integer not null,
      count integer not null
    )`,
    sql`insert into order_counts (id, state, has_request, needs_review, count)
      select state || ' ' || has_request || ' ' || needs_review, state, has_request, needs_review, count(*)
      from orders group by state, has_request, needs_review`,
    ...(onPostgres ? ON_POSTGRES : ON_SQLITE),
  ]) {
    await statement.execute(db);
  }
}

const COLUMNS = sql`id, state, has_request, needs_review, count`;

/** Orders are deleted by plain statements, of whatever feature. */
const ON_SQLITE = [
  sql`create trigger orders_deleted after delete on orders begin
    insert into order_counts (${COLUMNS})
    values (lower(hex(randomblob(16))), old.state, old.has_request, old.needs_review, -1);
  end`,
];
const ON_POSTGRES = [
  sql`create function count_deleted_order() returns trigger language plpgsql as $$ begin
    insert into order_counts (${COLUMNS})
    values (gen_random_uuid()::text, old.state, old.has_request, old.needs_review, -1);
    return null;
  end $$`,
  sql`create trigger orders_deleted after delete on orders
    for each row execute function count_deleted_order()`,
];
