import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`alter table products add column options ${text} not null default '[]'`,
    sql`alter table products add column personal_text ${text}`,
    sql`alter table products add column lead_days integer not null default 0`,
    sql`create table product_variants (
      product_id ${text} not null references products (id) on delete cascade,
      choices ${text} not null,
      position integer not null,
      active integer not null,
      inventory integer not null check (inventory >= 0),
      primary key (product_id, choices)
    )`,
    // A cart may have an item in several lines.
    sql`create table chosen_cart_lines (
      cart_id ${text} not null references carts (id) on delete cascade,
      position integer not null,
      product_type ${text} not null,
      item ${text} not null,
      quantity integer not null,
      choices ${text} not null default '[]',
      personal_text ${text},
      title ${text} not null,
      image ${text},
      translations ${text} not null default '{}',
      choice_titles ${text} not null default '[]',
      primary key (cart_id, position)
    )`,
    sql`insert into chosen_cart_lines (cart_id, position, product_type, item, quantity, title, image, translations)
      select cart_id, position, product_type, item, quantity, title, image, translations from cart_lines`,
    sql`drop table cart_lines`,
    sql`alter table chosen_cart_lines rename to cart_lines`,
    sql`create index cart_lines_by_item on cart_lines (product_type, item)`,
    sql`alter table order_lines add column choices ${text} not null default '[]'`,
    sql`alter table order_lines add column choice_titles ${text} not null default '[]'`,
    sql`alter table order_lines add column personal_text ${text}`,
    sql`alter table order_lines add column lead_days integer`,
    sql`alter table order_holds add column variant ${text} not null default ''`,
  ]) {
    await statement.execute(db);
  }
}
