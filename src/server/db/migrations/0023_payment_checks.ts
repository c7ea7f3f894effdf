import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`alter table refunds add column failure ${text}`,
    sql`alter table refunds add column put_away_at ${text}`,
    sql`create index refunds_refused on refunds (order_id) where state = 'refused' and put_away_at is null`,
    sql`create index refunds_online on refunds (done_at) where attempt_id is not null`,
    sql`create index charges_by_time on charges (at) where attempt_id is not null`,
    sql`alter table order_documents add column sent_at ${text}`,
    sql`create index order_documents_open on order_documents (at) where state in ('missing', 'unknown')`,
    sql`alter table provider_pages add column decided_at ${text}`,
    sql`create table payment_days (
      provider ${text} not null,
      day ${text} not null,
      state ${text} not null,
      compared_at ${text} not null,
      charges integer not null,
      charged integer not null,
      refunds integer not null,
      refunded integer not null,
      primary key (provider, day)
    )`,
    sql`create table payment_differences (
      id ${text} primary key,
      provider ${text} not null,
      day ${text} not null,
      kind ${text} not null,
      reference ${text} not null,
      order_id ${text} references orders (id) on delete cascade,
      ours integer,
      theirs integer,
      at ${text} not null,
      settled_at ${text},
      unique (provider, kind, reference)
    )`,
    sql`create index payment_differences_open on payment_differences (day) where settled_at is null`,
    sql`create index payment_differences_by_order on payment_differences (order_id)`,
  ]) {
    await statement.execute(db);
  }
}
