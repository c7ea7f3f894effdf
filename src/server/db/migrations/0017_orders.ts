import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`create table orders (
      id ${text} primary key,
      number integer not null unique,
      version integer not null,
      user_id ${text} references users (id) on delete set null,
      cart_id ${text},
      lang ${text} not null,
      state ${text} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      confirmed_at ${text},
      first_name ${text} not null,
      last_name ${text} not null,
      email ${text} not null,
      phone ${text},
      delivery_method ${text},
      delivery_title ${text},
      delivery_price integer not null default 0,
      address ${text},
      tracking_number ${text},
      tracking_url ${text},
      subtotal integer not null,
      first_order_discount integer not null,
      vat_rate double precision,
      vat_amount integer,
      total integer not null,
      payment_method ${text} not null,
      hold_until ${text},
      note ${text},
      consents ${text} not null,
      workshop_cancellation_days integer not null,
      has_request integer not null default 0,
      needs_review integer not null default 0
    )`,
    sql`create index orders_by_user on orders (user_id, created_at, number)`,
    sql`create index orders_by_age on orders (created_at, number)`,
    sql`create index orders_by_state on orders (state, created_at, number)`,
    sql`create index orders_with_request on orders (has_request, created_at, number) where has_request = 1`,
    sql`create index orders_in_review on orders (needs_review, created_at, number) where needs_review = 1`,
    sql`create table order_terms (
      term ${text} not null,
      order_id ${text} not null references orders (id) on delete cascade,
      primary key (term, order_id)
    )`,
    sql`create index order_terms_by_order on order_terms (order_id)`,
    sql`create table order_lines (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      position integer not null,
      product_type ${text} not null,
      item ${text} not null,
      quantity integer not null,
      title ${text} not null,
      translations ${text} not null,
      image ${text},
      original_price integer,
      price integer not null,
      discount integer not null,
      to_pay integer not null,
      made_to_order integer not null,
      meetings ${text},
      location ${text},
      state ${text} not null,
      handed_over_at ${text},
      unique (order_id, position)
    )`,
    sql`create index order_lines_by_item on order_lines (product_type, item)`,
    sql`create index order_lines_open on order_lines (order_id) where state in ('waiting', 'making', 'ready')`,
    sql`create table order_holds (
      line_id ${text} primary key references order_lines (id) on delete cascade,
      product_type ${text} not null,
      item ${text} not null,
      quantity integer not null,
      until ${text} not null
    )`,
    sql`create index order_holds_by_item on order_holds (product_type, item)`,
    sql`create table payment_attempts (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      method ${text} not null,
      state ${text} not null,
      amount integer not null,
      created_at ${text} not null
    )`,
    sql`create index payment_attempts_by_order on payment_attempts (order_id)`,
    sql`create table charges (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      attempt_id ${text} references payment_attempts (id),
      amount integer not null check (amount > 0),
      method ${text} not null,
      reference ${text},
      at ${text} not null,
      by_user ${text}
    )`,
    sql`create index charges_by_order on charges (order_id)`,
    sql`create table refunds (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      amount integer not null check (amount >= 0),
      fee integer not null check (fee >= 0),
      delivery_amount integer not null check (delivery_amount >= 0),
      reason ${text} not null,
      way ${text} not null,
      state ${text} not null,
      at ${text} not null,
      by_user ${text},
      done_at ${text}
    )`,
    sql`create index refunds_by_order on refunds (order_id)`,
    sql`create table refund_lines (
      refund_id ${text} not null references refunds (id) on delete cascade,
      line_id ${text} not null references order_lines (id) on delete cascade,
      quantity integer not null,
      amount integer not null check (amount >= 0),
      restock integer not null,
      primary key (refund_id, line_id)
    )`,
    sql`create index refund_lines_by_line on refund_lines (line_id)`,
    sql`create table cancellation_requests (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      at ${text} not null,
      lines ${text} not null,
      text ${text},
      refund integer not null,
      settled_at ${text}
    )`,
    sql`create index cancellation_requests_by_order on cancellation_requests (order_id, at)`,
    sql`create table order_stages (
      id ${text} primary key,
      line_id ${text} not null references order_lines (id) on delete cascade,
      state ${text} not null,
      text ${text},
      at ${text} not null
    )`,
    sql`create index order_stages_by_line on order_stages (line_id)`,
    sql`create table order_notes (
      id ${text} primary key,
      order_id ${text} not null references orders (id) on delete cascade,
      at ${text} not null,
      by_user ${text},
      text ${text} not null
    )`,
    sql`create index order_notes_by_order on order_notes (order_id)`,
    sql`create table order_events (
      order_id ${text} not null references orders (id) on delete cascade,
      position integer not null,
      at ${text} not null,
      event ${text} not null,
      actor ${text} not null,
      by_user ${text},
      line_id ${text},
      amount integer,
      details ${text},
      primary key (order_id, position)
    )`,
    // Outlives the account, so that the discount of a first order is given once a person.
    sql`create table first_orders (
      email_hash ${text} primary key,
      order_id ${text} not null
    )`,
    sql`alter table tutorial_owners add column order_line_id ${text}`,
    sql`alter table tutorial_owners add column opened_at ${text}`,
  ]) {
    await statement.execute(db);
  }
}
