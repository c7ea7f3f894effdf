import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    ...accounts(text),
    ...catalogue(text),
    ...cart(text),
    ...messages(text),
    ...rest(text),
  ]) {
    await statement.execute(db);
  }
}

type Text = RawBuilder<unknown>;

function accounts(text: Text) {
  return [
    sql`create table users (
      id ${text} primary key,
      email ${text} not null,
      email_key ${text} not null unique,
      first_name ${text} not null,
      last_name ${text} not null,
      phone_number ${text},
      role ${text} not null,
      password_hash ${text} not null,
      joined_at ${text} not null,
      last_login_at ${text}
    )`,
    sql`create index users_by_joined on users (joined_at desc, id)`,
    sql`create table login_tokens (
      token_hash ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      created_at ${text} not null,
      last_used_at ${text} not null
    )`,
    sql`create index login_tokens_by_user on login_tokens (user_id)`,
    sql`create index login_tokens_by_use on login_tokens (last_used_at)`,
  ];
}

function entryColumns(text: Text) {
  return sql`
      id ${text} primary key,
      version integer not null default 1,
      created_at ${text} not null,
      updated_at ${text} not null,
      deleted_at ${text},
      demo_version integer,
      active integer not null default 1,
      priority integer not null default 0,
      category ${text} not null,
      title ${text} not null,
      description ${text} not null,
      price integer not null,
      translations ${text} not null default '{}',
      image_alts ${text} not null default '{}'`;
}

function catalogue(text: Text) {
  return [...products(text), ...workshops(text), ...tutorials(text), ...bannerTexts(text)];
}

function products(text: Text) {
  return [
    sql`create table products (
      ${entryColumns(text)},
      discount integer not null default 0,
      net_price integer not null,
      image ${text} not null,
      secondary_images ${text} not null default '[]',
      inventory integer not null,
      is_promoted integer not null default 0,
      is_customizable integer not null default 0
    )`,
    sql`create index products_recommended on products (priority desc, created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create index products_newest on products (created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create index products_cheapest on products (net_price, created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create index products_dearest on products (net_price desc, created_at desc, id)
      where active = 1 and deleted_at is null`,
  ];
}

function workshops(text: Text) {
  return [
    sql`create table workshops (
      ${entryColumns(text)},
      location ${text} not null,
      level ${text} not null,
      participant_limit integer not null,
      participants integer not null default 0,
      early_bird_date ${text},
      early_bird_percentage integer not null default 0,
      image ${text},
      should_hide_price integer not null default 0
    )`,
    sql`create index workshops_recommended on workshops (priority desc, created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create table workshop_dates (
      workshop_id ${text} not null references workshops (id) on delete cascade,
      position integer not null,
      date ${text} not null,
      duration integer not null,
      primary key (workshop_id, position)
    )`,
  ];
}

function tutorials(text: Text) {
  return [
    sql`create table tutorials (
      ${entryColumns(text)},
      level ${text} not null,
      image ${text},
      duration_minutes integer,
      rating_sum integer not null default 0,
      rating_count integer not null default 0,
      rating integer not null default 0,
      popularity integer not null default 0
    )`,
    sql`create index tutorials_recommended on tutorials (priority desc, created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create index tutorials_newest on tutorials (created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create index tutorials_popular on tutorials (popularity desc, created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create index tutorials_best_rated on tutorials (rating desc, created_at desc, id)
      where active = 1 and deleted_at is null`,
    sql`create table tutorial_pages (
      tutorial_id ${text} not null references tutorials (id) on delete cascade,
      position integer not null,
      image ${text} not null,
      primary key (tutorial_id, position)
    )`,
    sql`create index tutorial_pages_by_image on tutorial_pages (image)`,
    sql`create table tutorial_owners (
      user_id ${text} not null references users (id) on delete cascade,
      tutorial_id ${text} not null references tutorials (id),
      since ${text} not null,
      primary key (user_id, tutorial_id)
    )`,
    sql`create index tutorial_owners_by_tutorial on tutorial_owners (tutorial_id)`,
    sql`create table tutorial_ratings (
      tutorial_id ${text} not null references tutorials (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      stars integer not null,
      updated_at ${text} not null,
      primary key (tutorial_id, user_id)
    )`,
    sql`create index tutorial_ratings_by_user on tutorial_ratings (user_id)`,
    sql`create table tutorial_openings (
      tutorial_id ${text} not null references tutorials (id) on delete cascade,
      user_id ${text} not null references users (id) on delete cascade,
      first_at ${text} not null,
      primary key (tutorial_id, user_id)
    )`,
    sql`create index tutorial_openings_by_user on tutorial_openings (user_id)`,
  ];
}

function bannerTexts(text: Text) {
  return [
    sql`create table banner_texts (
      id ${text} primary key,
      version integer not null default 1,
      created_at ${text} not null,
      updated_at ${text} not null,
      deleted_at ${text},
      demo_version integer,
      text ${text} not null,
      end_date ${text},
      translations ${text} not null default '{}'
    )`,
    sql`create index banner_texts_in_order on banner_texts (created_at, id)`,
  ];
}

function cart(text: Text) {
  return [
    sql`create table checkout_sessions (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      version integer not null default 1,
      created_at ${text} not null,
      updated_at ${text} not null,
      closed_at ${text}
    )`,
    sql`create unique index checkout_sessions_open on checkout_sessions (user_id) where closed_at is null`,
    sql`create table cart_items (
      session_id ${text} not null references checkout_sessions (id) on delete cascade,
      position integer not null,
      product_type ${text} not null,
      item ${text} not null,
      quantity integer not null,
      title ${text} not null,
      image ${text},
      translations ${text} not null default '{}',
      primary key (session_id, product_type, item)
    )`,
  ];
}

function messages(text: Text) {
  return [
    sql`create table contact_messages (
      id ${text} primary key,
      name ${text} not null,
      email ${text} not null,
      subject ${text} not null,
      message ${text} not null,
      created_at ${text} not null,
      read_at ${text}
    )`,
    sql`create index contact_messages_newest on contact_messages (created_at desc, id)`,
    sql`create table outbox_mails (
      id ${text} primary key,
      contact_message_id ${text} references contact_messages (id) on delete cascade,
      message_id ${text} not null unique,
      recipient ${text} not null,
      reply_to ${text},
      subject ${text} not null,
      body ${text} not null,
      created_at ${text} not null,
      attempts integer not null default 0,
      next_attempt_at ${text} not null,
      claimed_until ${text},
      sent_at ${text},
      failed_at ${text},
      last_error ${text}
    )`,
    sql`create index outbox_mails_waiting on outbox_mails (next_attempt_at)
      where sent_at is null and failed_at is null`,
    sql`create index outbox_mails_by_message on outbox_mails (contact_message_id)`,
  ];
}

function rest(text: Text) {
  return [
    sql`create table files (
      name ${text} primary key,
      width integer not null,
      height integer not null,
      color ${text} not null,
      bytes integer not null,
      created_at ${text} not null
    )`,
    sql`create table shop_state (
      key ${text} primary key,
      value ${text} not null
    )`,
    sql`insert into shop_state (key, value) values ('catalogue_version', '1')`,
  ];
}
