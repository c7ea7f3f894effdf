import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table provider_pages (
      attempt_id ${text} primary key references payment_attempts (id) on delete cascade,
      provider ${text} not null,
      terminal ${text},
      opening_until ${text},
      reference ${text},
      url ${text},
      bit_url ${text},
      opened_at ${text} not null,
      asked_at ${text},
      answer ${text},
      mismatch ${text},
      transaction_id ${text},
      brand ${text},
      last4 ${text},
      unique (provider, reference),
      unique (provider, transaction_id)
    )`,
    sql`create table payment_notices (
      id ${text} primary key,
      attempt_id ${text} not null references provider_pages (attempt_id) on delete cascade,
      received_at ${text} not null,
      body ${text} not null
    )`,
    sql`create index payment_notices_by_attempt on payment_notices (attempt_id)`,
    sql`create index payment_notices_by_age on payment_notices (received_at)`,
    sql`create table order_documents (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      attempt_id ${text} references payment_attempts (id) on delete cascade,
      refund_id ${text} references refunds (id) on delete cascade,
      state ${text} not null,
      kind ${text},
      number ${text},
      url ${text},
      at ${text} not null,
      unique (attempt_id),
      unique (refund_id)
    )`,
    sql`create index order_documents_by_order on order_documents (order_id)`,
    sql`create table simulated_pages (
      id ${text} primary key,
      created ${text} not null,
      faults ${text} not null,
      created_at ${text} not null
    )`,
    sql`create table simulated_transactions (
      id integer primary key,
      page_id ${text} not null references simulated_pages (id) on delete cascade,
      code integer not null,
      amount integer not null,
      at ${text} not null,
      refund_of integer
    )`,
    sql`create index simulated_transactions_by_page on simulated_transactions (page_id)`,
    sql`create unique index charges_by_attempt on charges (attempt_id) where attempt_id is not null`,
    sql`alter table refunds add column attempt_id ${text}`,
    sql`alter table refunds add column sent_at ${text}`,
    sql`alter table refunds add column provider_reference ${text}`,
    sql`create index refunds_open on refunds (state, at) where state in ('asked', 'unknown')`,
  ]) {
    await statement.execute(db);
  }
}
