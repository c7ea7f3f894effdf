import { type Kysely, PostgresAdapter, sql } from 'kysely';

const PUBLIC = sql`active = 1 and deleted_at is null`;

/** What a piece is; indexes that filter by it, by category and by price without reading a row. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  const indexed = (name: string, columns: string) =>
    sql`create index ${sql.ref(name)} on products (${sql.raw(columns)}) where ${PUBLIC}`;
  for (const statement of [
    sql`alter table products add column kind ${text}`,
    ...[
      'products_recommended',
      'products_newest',
      'products_in_category_recommended',
      'products_in_category_newest',
      'products_in_category_cheapest',
      'products_in_category_dearest',
    ].map((name) => sql`drop index ${sql.ref(name)}`),
    indexed('products_recommended', 'priority desc, created_at desc, id, net_price'),
    indexed('products_newest', 'created_at desc, id, net_price'),
    indexed(
      'products_in_category_recommended',
      'category, priority desc, created_at desc, id, net_price, kind',
    ),
    indexed('products_in_category_newest', 'category, created_at desc, id, net_price, kind'),
    indexed('products_in_category_cheapest', 'category, net_price, created_at desc, id, kind'),
    indexed('products_in_category_dearest', 'category, net_price desc, created_at desc, id, kind'),
    indexed('products_of_kind_recommended', 'kind, priority desc, created_at desc, id, net_price, category'),
    indexed('products_of_kind_newest', 'kind, created_at desc, id, net_price, category'),
    indexed('products_of_kind_cheapest', 'kind, net_price, created_at desc, id, category'),
    indexed('products_of_kind_dearest', 'kind, net_price desc, created_at desc, id, category'),
  ])
    await statement.execute(db);
}
