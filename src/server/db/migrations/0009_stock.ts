import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    // `created_at` is repeated so that one index orders low stock.
    sql`create table product_stock (
      product_id ${text} not null primary key references products (id) on delete cascade,
      inventory integer not null check (inventory >= 0),
      created_at ${text} not null
    )`,
    sql`insert into product_stock (product_id, inventory, created_at)
      select id, case when inventory < 0 then 0 else inventory end, created_at from products`,
    sql`create index product_stock_low on product_stock (inventory, created_at desc, product_id)`,
    sql`drop index products_low_stock`,
    sql`alter table products drop column inventory`,

    sql`create table workshop_seats (
      workshop_id ${text} not null primary key references workshops (id) on delete cascade,
      own_seats integer not null check (own_seats >= 0),
      registrations integer not null default 0 check (registrations >= 0)
    )`,
    sql`insert into workshop_seats (workshop_id, own_seats)
      select id, case when participants < 0 then 0 else participants end from workshops`,
    sql`alter table workshops drop column participants`,
    sql`insert into shop_state (key, value) values ('stock_version', '0')`,
  ]) {
    await statement.execute(db);
  }
}
