import { type Kysely, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  for (const statement of [
    sql`drop index checkout_sessions_open`,
    sql`drop index cart_items_by_item`,
    sql`delete from cart_items where session_id in (select id from checkout_sessions where closed_at is not null)`,
    sql`delete from checkout_sessions where closed_at is not null`,
    sql`alter table checkout_sessions drop column closed_at`,
    sql`alter table checkout_sessions rename to carts`,
    sql`alter table cart_items rename column session_id to cart_id`,
    sql`alter table cart_items rename to cart_lines`,
    sql`create unique index carts_by_user on carts (user_id)`,
    sql`create index cart_lines_by_item on cart_lines (product_type, item)`,
  ]) {
    await statement.execute(db);
  }
}
