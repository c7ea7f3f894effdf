import { type Kysely, PostgresAdapter, sql } from 'kysely';

const PUBLIC = sql`active = 1 and deleted_at is null`;
const LACKS_ENGLISH = {
  products: sql`((title <> '' and translations not like '%"title":%') or (description <> '' and translations not like '%"description":%'))`,
  workshops: sql`((title <> '' and translations not like '%"title":%') or (description <> '' and translations not like '%"description":%') or (location <> '' and translations not like '%"location":%'))`,
  tutorials: sql`((title <> '' and translations not like '%"title":%') or (description <> '' and translations not like '%"description":%'))`,
};

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  // PostgreSQL limits an index row to 2,704 bytes, and scans fast anyway.
  const userTexts = sql`create index users_search on users (joined_at desc, id, search_text)`;
  for (const statement of [
    sql`create index products_in_category_recommended on products (category, priority desc, created_at desc, id) where ${PUBLIC}`,
    sql`create index products_in_category_newest on products (category, created_at desc, id) where ${PUBLIC}`,
    sql`create index products_in_category_cheapest on products (category, net_price, created_at desc, id) where ${PUBLIC}`,
    sql`create index products_in_category_dearest on products (category, net_price desc, created_at desc, id) where ${PUBLIC}`,
    ...(['products', 'workshops', 'tutorials'] as const).flatMap((kind) => [
      // Not partial: with two partial indexes, SQLite might use this one for public lists.
      sql`create index ${sql.ref(`${kind}_stored`)} on ${sql.table(kind)} (priority desc, created_at desc, id, deleted_at)`,
      sql`create index ${sql.ref(`${kind}_deleted`)} on ${sql.table(kind)} (deleted_at desc, id) where deleted_at is not null`,
      sql`create index ${sql.ref(`${kind}_demo`)} on ${sql.table(kind)} (id) where demo_version is not null`,
      // The constant column makes SQLite choose this index over a wider one.
      sql`create index ${sql.ref(`${kind}_untranslated`)} on ${sql.table(kind)} (active, created_at desc, id)
        where ${PUBLIC} and ${LACKS_ENGLISH[kind]}`,
      sql`create index ${sql.ref(`${kind}_found`)} on ${sql.table(kind)} (created_at, id) where ${PUBLIC}`,
    ]),
    sql`create index products_low_stock on products (inventory, created_at desc, id) where ${PUBLIC}`,
    sql`create index workshop_dates_by_date on workshop_dates (date)`,
    sql`create index users_super_admins on users (id) where role = 'superAdmin'`,
    ...(onPostgres ? [] : [userTexts]),
    sql`create index contact_messages_unread on contact_messages (created_at desc, id) where read_at is null`,
    sql`create index outbox_mails_failed on outbox_mails (id) where failed_at is not null`,
    sql`insert into shop_state (key, value) select 'user_count', cast(count(*) as text) from users`,
  ]) {
    await statement.execute(db);
  }
}
