/** Writes within the database what the shop itself would write, including the search index. */
import { type RawBuilder, sql } from 'kysely';
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';

export interface Size {
  products: number; // including the demo's
  users: number;
  carts: number; // of the first users, with three products each
  messages: number;
  /** Of a line each; most are done long ago. */
  orders?: number;
}

const PATIENCE = 10 * 60_000; // ms: one statement writes a million rows

/** From 0; every password is the admin's. */
export function emailOf(user: number): string {
  return `customer${user}@example.com`;
}

/** For a stopped shop with nothing but its demo. */
export async function fillShop(address: DatabaseAddress, size: Size): Promise<void> {
  const db = await openDatabase(address, { patience: PATIENCE });
  try {
    await fillTables(db, address.kind, size);
  } finally {
    await db.destroy();
  }
}

/** Needs a superAdmin. */
export async function fillTables(db: Database, kind: DatabaseAddress['kind'], size: Size): Promise<void> {
  const best = await dropBestIndex(db, kind);
  await db.transaction().execute(async (transaction) => {
    await fillProducts(transaction, size.products);
    await fillUsers(transaction, size.users);
    await fillSubscribers(transaction);
    await fillCarts(transaction, size.carts);
    await fillMessages(transaction, size.messages);
    await fillOrders(transaction, size.orders ?? 0);
  });
  await sql.raw(best).execute(db);
  // PostgreSQL does so itself after a while.
  if (kind === 'postgres') await sql`vacuum analyze`.execute(db);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/** One sort is faster than millions of insertions. Returns the statement that creates the index again. */
async function dropBestIndex(db: Database, kind: DatabaseAddress['kind']): Promise<string> {
  const { rows } = await (
    kind === 'postgres'
      ? sql<{ made: string }>`select indexdef as made from pg_indexes where indexname = 'search_terms_best'`
      : sql<{ made: string }>`select sql as made from sqlite_schema where name = 'search_terms_best'`
  ).execute(db);
  await sql`drop index search_terms_best`.execute(db);
  return rows[0]!.made;
}

/** `numbers (n)` from 0 on. */
function numbers(count: number): RawBuilder<unknown> {
  return sql`numbers (n) as (
    select 0 where ${sql.lit(count)} > 0 union all select n + 1 from numbers where n + 1 < ${sql.lit(count)}
  )`;
}

/** 8 characters that sort by number. */
function idOf(letter: string): RawBuilder<string> {
  return sql`${sql.lit(letter)} || cast(1000000 + n as text)`;
}

/** Differs with n, in no order. */
const TIME = sql`'20' || cast(10 + n % 15 as text) || '-' || cast(10 + n % 3 as text) || '-' || cast(10 + n % 19 as text)
  || 'T' || cast(10 + n % 14 as text) || ':' || cast(10 + n % 47 as text) || ':' || cast(10 + n % 43 as text)
  || '.' || cast(100 + n % 900 as text) || 'Z'`;

async function fillProducts(db: Database, wanted: number): Promise<void> {
  const { have, first } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('have'))
    .select(({ selectFrom }) =>
      selectFrom('search_entries')
        .select(({ fn }) => fn.max<number>('number').as('last'))
        .as('first'),
    )
    .executeTakeFirstOrThrow();
  const added = numbers(wanted - have);
  const number = sql`${sql.lit(first! + 1)} + n`;

  await sql`create temporary table patterns as
    select products.*, found.number, row_number() over (order by products.id) - 1 as place
    from products join search_entries as found on found.kind = 'products' and found.entry_id = products.id
    where demo_version is not null`.execute(db);
  await sql`create temporary table pattern_terms as
    select place, term, weight, terms.priority as priority
    from patterns join search_terms as terms on terms.number = patterns.number`.execute(db);
  await sql`create index pattern_terms_by_place on pattern_terms (place, term)`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) as count from patterns`.execute(db);
  const place = sql`n % ${sql.lit(rows[0]!.count)}`;

  const own: Record<string, RawBuilder<unknown>> = {
    id: idOf('p'),
    version: sql`1`,
    created_at: TIME,
    updated_at: TIME,
    demo_version: sql`null`,
    title: sql`title || ' ' || cast(n as text)`,
    price: sql`price + n % 500 * 10`,
    discount: sql`0`,
    net_price: sql`price + n % 500 * 10`,
  };
  // Other columns, of later migrations too, are as in the demo.
  const columns = await columnsOf(db, 'products');
  await sql`insert into products (${sql.join(columns.map((name) => sql.ref(name)))})
    with recursive ${added}
    select ${sql.join(columns.map((name) => own[name] ?? sql.ref(name)))}
    from numbers join patterns on place = ${place}`.execute(db);
  await sql`insert into product_stock (product_id, inventory, created_at, peak)
    with recursive ${added} select ${idOf('p')}, 4 + n % 90, ${TIME}, 4 + n % 90 from numbers`.execute(db);
  await sql`insert into search_entries (number, kind, entry_id, created_at)
    with recursive ${added} select ${number}, 'products', ${idOf('p')}, ${TIME} from numbers`.execute(db);
  await sql`insert into search_terms (number, term, weight, priority)
    with recursive ${added}
    select ${number}, term, weight, priority from numbers join pattern_terms on place = ${place}`.execute(db);
  // The titles contain the numbers, so their prefixes are terms, too.
  const inTitles = (term: RawBuilder<unknown>, from: number) =>
    sql`insert into search_terms (number, term, weight, priority)
    with recursive ${added} select ${number}, ${term}, 100, priority from numbers join patterns on place = ${place}
    where n >= ${sql.lit(from)} on conflict do nothing`.execute(db);
  await inTitles(sql`cast(n as text)`, 0);
  await inTitles(sql`substr(cast(n as text), 1, 1) || '*'`, 10);
  await inTitles(sql`substr(cast(n as text), 1, 2) || '*'`, 100);
  await sql`drop table pattern_terms`.execute(db);
  await sql`drop table patterns`.execute(db);
}

async function columnsOf(db: Database, table: string): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === table)!.columns.map(({ name }) => name);
}

async function fillUsers(db: Database, count: number): Promise<void> {
  const email = sql`'customer' || cast(n as text) || '@example.com'`;
  const phone = sql`'05' || cast(10000000 + cast(n as bigint) * 7919 % 89999999 as text)`;
  const [first, last] = [sql`first_names.name`, sql`last_names.name`];
  await sql`insert into users (id, email, email_key, first_name, last_name, phone_number, role, password_hash, joined_at,
      search_text)
    with recursive ${numbers(count)},
      first_names (place, name) as (values (0, 'דנה'), (1, 'נועה'), (2, 'Anna'), (3, 'יעל'), (4, 'Tom')),
      last_names (place, name) as (values (0, 'לוי'), (1, 'כהן'), (2, 'Karenina'), (3, 'מזרחי'), (4, 'Green'), (5, 'פרץ'), (6, 'ביטון'))
    select ${idOf('u')}, ${email}, ${email}, ${first}, ${last}, ${phone}, 'user',
      (select password_hash from users where role = 'superAdmin'), ${TIME},
      lower(${email} || ${sql.lit('\n')} || ${first} || ' ' || ${last} || ${sql.lit('\n')} || ${phone} || ${sql.lit('\n')} || ${phone})
    from numbers join first_names on first_names.place = n % 5 join last_names on last_names.place = n % 7`.execute(
    db,
  );
  await db
    .updateTable('shop_state')
    .set({ value: sql<string>`(select cast(count(*) as text) from users)` })
    .where('key', '=', 'user_count')
    .execute();
}

/** Every third user agreed, and half of those stopped since. */
async function fillSubscribers(db: Database): Promise<void> {
  await sql`insert into newsletter_consents (id, user_id, email, email_key, lang, unsubscribe_token, asked_at,
      confirmed_at, ended_at)
    select 'n' || id, id, email, email_key, 'he', 'q' || id, joined_at, joined_at, case when place % 2 = 0 then joined_at end
    from (select users.*, row_number() over (order by id) as place from users) as numbered
    where place % 3 = 0`.execute(db);
}

async function fillCarts(db: Database, count: number): Promise<void> {
  await sql`insert into carts (id, user_id, version, created_at, updated_at)
    with recursive ${numbers(count)} select ${idOf('c')}, ${idOf('u')}, 1, ${TIME}, ${TIME} from numbers`.execute(
    db,
  );
  await sql`insert into cart_lines (cart_id, position, product_type, item, quantity, title, image)
    with recursive ${numbers(count)},
      picked as (select id, title, image, row_number() over (order by id) - 1 as place from products order by id limit 90)
    select ${idOf('c')}, line, 'Item', picked.id, 1, picked.title, picked.image
    from numbers cross join (select 0 as line union all select 1 union all select 2) as lines
      join picked on picked.place = (n + line * 7) % (select count(*) from picked)`.execute(db);
}

async function fillMessages(db: Database, count: number): Promise<void> {
  await sql`insert into contact_messages (id, name, email, subject, message, created_at, read_at)
    with recursive ${numbers(count)}
    select ${idOf('m')}, 'דנה לוי', 'dana@example.com', 'שאלה', 'כמה זמן לוקח משלוח?', ${TIME}, ${TIME} from numbers`.execute(
    db,
  );
}

/**
 * Numbered from 100,001 on: one in 50 waits to be made or handed over, one in 100 to be paid, one in 1,000 is in review;
 * of the first hundred more of each, so that a small shop's pages are as full. The first 20 are one customer's.
 */
async function fillOrders(db: Database, count: number): Promise<void> {
  const number = sql`100001 + n`;
  const email = sql`'buyer' || cast(n as text) || '@example.com'`;
  const phone = sql`'05' || cast(10000000 + cast(n as bigint) * 7919 % 89999999 as text)`;
  const isConfirmed = sql`(n % 50 = 0 or n < 100 and n % 5 = 0)`;
  const isPending = sql`(n % 100 = 1 or n < 100 and n % 10 = 1)`;
  const state = sql`case when ${isConfirmed} then 'confirmed' when ${isPending} then 'pending' else 'completed' end`;
  const owner = sql`email = ${emailOf(3)} and n < 20`;
  const isOpen = sql`case when n % 1000 = 7 or n < 100 and n % 10 = 7 then 1 else 0 end`;
  await sql`insert into orders (id, number, version, user_id, lang, state, created_at, updated_at, confirmed_at,
      first_name, last_name, email, phone, delivery_price, subtotal, first_order_discount, vat_rate, vat_amount,
      total, payment_method, hold_until, consents, workshop_cancellation_days, has_request, needs_review)
    with recursive ${numbers(count)}
    select ${idOf('o')}, ${number}, 1, (select id from users where ${owner}), 'he', ${state}, ${TIME}, ${TIME}, ${TIME}, 'דנה', 'לוי', ${email}, ${phone},
      0, 32000, 0, 18, 4881, 32000, 'arrange', ${TIME}, '{}', 2, ${isOpen}, ${isOpen} from numbers`.execute(
    db,
  );
  await sql`insert into order_counts (id, state, has_request, needs_review, count)
    select 'filled' || min(id), state, has_request, needs_review, count(*) from orders
    group by state, has_request, needs_review`.execute(db);
  await sql`insert into order_lines (id, order_id, position, product_type, item, quantity, title, translations, price,
      discount, to_pay, made_to_order, state)
    with recursive ${numbers(count)}
    select ${idOf('l')}, ${idOf('o')}, 0, 'Item', 'p1', 1, 'טבעת', '{}', 32000, 0, 32000, 0,
      case when ${isConfirmed} and (n % 100 = 50 or n % 10 = 5) then 'ready' when ${isConfirmed} then 'waiting'
        when ${isPending} then 'held' else 'handed_over' end
    from numbers`.execute(db);
  await sql`insert into charges (id, order_id, amount, method, at)
    with recursive ${numbers(count)}
    select ${idOf('h')}, ${idOf('o')}, 32000, 'bit', ${TIME} from numbers where not ${isPending}`.execute(db);
  await sql`insert into order_events (order_id, position, at, event, actor)
    with recursive ${numbers(count)} select ${idOf('o')}, 0, ${TIME}, 'placed', 'customer' from numbers`.execute(
    db,
  );
  for (const term of [
    sql`'#' || cast(${number} as text)`,
    sql`'דנה'`,
    sql`'לוי'`,
    email,
    phone,
    sql`'buyer' || cast(n as text)`,
  ])
    await sql`insert into order_terms (term, order_id)
      with recursive ${numbers(count)} select ${term}, ${idOf('o')} from numbers`.execute(db);
}
