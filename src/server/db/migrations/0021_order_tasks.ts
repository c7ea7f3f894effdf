import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  for (const statement of [
    sql`alter table orders add column task integer not null default 2`,
    sql`update orders set task = ${taskOf(sql`orders.id`)}
      where id in (select order_id from order_lines where state in ('waiting', 'making', 'ready'))`,
    ...(onPostgres ? ON_POSTGRES : ON_SQLITE),
    sql`create index orders_to_do on orders (task, created_at, number)
      where state = 'confirmed' and needs_review = 0 and has_request = 0`,
    sql`create index orders_unpaid on orders (payment_method, hold_until, number)
      where state = 'pending' and needs_review = 0 and has_request = 0`,
  ]) {
    await statement.execute(db);
  }
}

function taskOf(order: RawBuilder<unknown>): RawBuilder<unknown> {
  const has = (states: RawBuilder<unknown>) => sql`exists (select 1 from order_lines
    where order_id = ${order} and product_type = 'Item' and state in (${states}))`;
  return sql`case when ${has(sql`'waiting', 'making'`)} then 0 when ${has(sql`'ready'`)} then 1 else 2 end`;
}

const OPEN = sql`('waiting', 'making', 'ready')`;
const ADDED = sql`new.product_type = 'Item' and new.state in ${OPEN}`;
const MOVED = sql`new.product_type = 'Item' and new.state <> old.state
  and (old.state in ${OPEN} or new.state in ${OPEN})`;
const SET = sql`update orders set task = ${taskOf(sql`new.order_id`)} where id = new.order_id`;

/** Lines are moved by plain statements, of whatever feature. */
const ON_SQLITE = [
  sql`create trigger order_line_added after insert on order_lines when ${ADDED} begin ${SET}; end`,
  sql`create trigger order_line_moved after update of state on order_lines when ${MOVED} begin ${SET}; end`,
];
const ON_POSTGRES = [
  sql`create function set_order_task() returns trigger language plpgsql as $$ begin
    ${SET};
    return null;
  end $$`,
  sql`create trigger order_line_added after insert on order_lines
    for each row when (${ADDED}) execute function set_order_task()`,
  sql`create trigger order_line_moved after update of state on order_lines
    for each row when (${MOVED}) execute function set_order_task()`,
];
