/** Checks the query plans of both databases: no query that somebody waits for may scan a large table. */
import { subscribersInBatches } from '#server/features/accounts/newsletter/subscribers.repository.ts';
import { CompiledQuery, type KyselyPlugin, type RootOperationNode, createQueryId, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillTables } from '../bench/lib/large-shop.ts';
import { shekels } from '#contract/money.ts';
import type { Database } from '#server/db/schema.ts';
import { purgeDeleted } from '#server/db/entries/purge.ts';
import { indexEntry } from '#server/db/search/search-index.ts';
import { findAccount, hasSuperAdmin } from '#server/features/accounts/accounts.repository.ts';
import { findCart } from '#server/features/carts/carts.repository.ts';
import { listMessages } from '#server/features/contact-messages/contact-messages.repository.ts';
import { countMessages } from '#server/features/contact-messages/message-filter.repository.ts';
import { countCartsWith, listDeleted } from '#server/features/entries/entries.repository.ts';
import {
  type WantedOrders,
  countOrders,
  listOrders,
  listOrdersOf,
  ordersInBatches,
} from '#server/features/orders/order-lists.repository.ts';
import { hasUsedFirstOrder, openOrderOf } from '#server/features/orders/open-orders.repository.ts';
import { readOrderTasks } from '#server/features/orders/order-tasks.service.ts';
import { readOrderView } from '#server/features/orders/order-view.ts';
import { readSeats } from '#server/features/orders/seats.service.ts';
import { readLowStock, readUnreadMessages } from '#server/features/overview/overview.repository.ts';
import { readUntranslated } from '#server/features/overview/untranslated.repository.ts';
import { readKinds, readPriceBands } from '#server/features/products/product-filters.repository.ts';
import {
  PRODUCT_ORDERS,
  allProductIds,
  countProducts,
  findPublicProduct,
  insertProduct,
  listProducts,
} from '#server/features/products/products.repository.ts';
import { readRelated } from '#server/features/products/related-products.repository.ts';
import { search } from '#server/features/search/search-results.ts';
import { listFound } from '#server/features/sitemap/sitemap.repository.ts';
import { TUTORIAL_ORDERS, listTutorials } from '#server/features/tutorials/tutorials.repository.ts';
import { lockSuperAdmins } from '#server/features/accounts/users/roles.repository.ts';
import { countCartsSince, countOrdersSince } from '#server/features/week/week.repository.ts';
import { findUsers, listUsers } from '#server/features/accounts/users/users.repository.ts';
import { listWorkshops } from '#server/features/workshops/workshops.repository.ts';
import { type TestApp, createTestApp } from './app.ts';
import { type DatabaseKind, databases } from './databases.ts';
import { aProduct } from './factories.ts';

const SIZE = { products: 4_000, users: 8_000, carts: 2_000, messages: 2_000, orders: 8_000 };
const NOW = new Date('2026-06-01T12:00:00.000Z');
const PAGE = { offset: 0, limit: 10 };
const FIRST_PAGE = { start: null, limit: 25 };
const { recommended, newest, priceLow, priceHigh } = PRODUCT_ORDERS;
const MIDDLE = ['2017-06-01T00:00:00.000Z', 'p1002000'];

interface Question {
  what: string;
  ask: (db: Database) => Promise<unknown>;
  by: RegExp;
  inOrder?: boolean;
}

const list = (what: string, by: RegExp, ask: Question['ask']): Question => ({ what, by, ask, inOrder: true });
const single = (what: string, by: RegExp, ask: Question['ask']): Question => ({ what, by, ask });

const QUESTIONS: Question[] = [
  list('the recommended products', /products_recommended/, (db) =>
    listProducts(db, {}, recommended, FIRST_PAGE, NOW),
  ),
  list('the newest', /products_newest/, (db) => listProducts(db, {}, newest, FIRST_PAGE, NOW)),
  list('those after a place', /products_newest/, (db) =>
    listProducts(db, {}, newest, { start: MIDDLE, limit: 25 }, NOW),
  ),
  list('the cheapest', /products_cheapest/, (db) => listProducts(db, {}, priceLow, FIRST_PAGE, NOW)),
  list('the dearest', /products_dearest/, (db) => listProducts(db, {}, priceHigh, FIRST_PAGE, NOW)),
  list('the recommended ones of a category', /products_(in_category_)?recommended/, (db) =>
    listProducts(db, { category: 'cricut' }, recommended, FIRST_PAGE, NOW),
  ),
  list('the newest of a category', /products_(in_category_)?newest/, (db) =>
    listProducts(db, { category: 'cricut' }, newest, FIRST_PAGE, NOW),
  ),
  list('the cheapest of a category', /products_(in_category_)?cheapest/, (db) =>
    listProducts(db, { category: 'cricut' }, priceLow, FIRST_PAGE, NOW),
  ),
  list('the dearest of a category', /products_(in_category_)?dearest/, (db) =>
    listProducts(db, { category: 'cricut' }, priceHigh, FIRST_PAGE, NOW),
  ),
  single('how many are of a category', /products_in_category_/, (db) =>
    countProducts(db, { category: 'cricut' }),
  ),
  list('the recommended ones of a kind', /products_of_kind_recommended/, (db) =>
    listProducts(db, { kind: 'ring' }, recommended, FIRST_PAGE, NOW),
  ),
  list('the newest of a kind and a category', /products_(of_kind|in_category)_newest/, (db) =>
    listProducts(db, { kind: 'ring', category: 'goldsmith' }, newest, FIRST_PAGE, NOW),
  ),
  list('the cheapest of a kind', /products_of_kind_cheapest/, (db) =>
    listProducts(db, { kind: 'ring' }, priceLow, FIRST_PAGE, NOW),
  ),
  list('the dearest of a kind up to a price', /products_of_kind_dearest/, (db) =>
    listProducts(db, { kind: 'ring', maxPrice: shekels(400) }, priceHigh, FIRST_PAGE, NOW),
  ),
  list('the dearest up to a price', /products_dearest/, (db) =>
    listProducts(db, { maxPrice: shekels(400) }, priceHigh, FIRST_PAGE, NOW),
  ),
  single('the recommended ones up to a price', /products_(recommended|cheapest|dearest)/, (db) =>
    listProducts(db, { maxPrice: shekels(400) }, recommended, FIRST_PAGE, NOW),
  ),
  single('how many are of a kind, up to a price', /products_(of_kind|in_category)_/, (db) =>
    countProducts(db, { kind: 'ring', maxPrice: shekels(400) }),
  ),
  list('the pieces like one', /products_(of_kind|in_category)_(cheapest|dearest)/, (db) =>
    readRelated(db, 'p1000007', { now: NOW }),
  ),
  single('which kinds there are', /products_(of_kind_)?(cheapest|dearest)/, readKinds),
  list('what the pieces cost', /products_(cheapest|dearest)/, (db) => readPriceBands(db, SIZE.products)),
  single('a product', /products/, (db) => findPublicProduct(db, 'p1000007', NOW)),
  single('the workshops', /workshop_dates/, (db) => listWorkshops(db, {}, FIRST_PAGE, NOW)),
  single('the workshops of a month', /workshop_dates/, (db) =>
    listWorkshops(db, { month: '2026-12', weekday: 4 }, FIRST_PAGE, NOW),
  ),
  list('the popular tutorials', /tutorials_popular/, (db) =>
    listTutorials(db, {}, TUTORIAL_ORDERS.popular, null, 25),
  ),
  list('all ids for the admin', /products_stored/, (db) => allProductIds(db)),
  list('a part of the sitemap', /products_found/, (db) => listFound(db, { offset: 100, limit: 50 })),
  list('the deleted products', /products_deleted/, (db) => listDeleted(db, 'products', NOW)),
  single('what is to be purged', /products_deleted/, (db) => purgeDeleted(db, NOW)),
  list('low stock', /product_stock_low/, readLowStock),
  list('what lacks an English text', /products_untranslated/, (db) => readUntranslated(db, NOW)),
  single('a search', /search_terms_best/, (db) =>
    search(db, { query: 'הטבעת כס', limit: 8, lang: 'he', now: NOW }),
  ),
  single('a search with a typo', /search_terms_best/, (db) =>
    search(db, { query: 'neckalce', limit: 8, lang: 'en', now: NOW }),
  ),
  single('a search for what costs at most', /products_(recommended|cheapest|dearest)/, (db) =>
    search(db, { query: 'מתנה עד 400', limit: 8, lang: 'he', now: NOW }),
  ),
  list('a page of users', /users_/, (db) => listUsers(db, { offset: 40, limit: 10 })),
  single('whether there is a superAdmin', /users_super_admins/, hasSuperAdmin),
  list('the superAdmins, locked', /users_super_admins/, (db) => db.transaction().execute(lockSuperAdmins)),
  single('an account', /users/, (db) => findAccount(db, 'customer77@example.com')),
  list('a batch of those who agreed to the newsletter', /newsletter_consents_confirmed/, (db) =>
    subscribersInBatches(db, 10).next(),
  ),
  single('a cart', /carts_by_user/, (db) => findCart(db, 'u1000077')),
  single('how many carts were filled this week', /carts_changed/, (db) =>
    countCartsSince(db, '2026-11-13T22:00:00.000Z'),
  ),
  single('in how many carts a product is', /cart_lines_by_item/, (db) =>
    countCartsWith(db, 'Item', 'p1003000'),
  ),
  list('a page of messages', /contact_messages_newest/, (db) =>
    listMessages(db, { ...PAGE, mailIsOn: true }),
  ),
  list('a page of open messages', /contact_messages_(open|newest)/, (db) =>
    listMessages(db, { ...PAGE, state: 'open', mailIsOn: true }),
  ),
  list('a page of archived messages', /contact_messages_archived/, (db) =>
    listMessages(db, { ...PAGE, state: 'archived', mailIsOn: true }),
  ),
  single('how many messages are answered', /contact_messages_answered/, (db) =>
    countMessages(db, { state: 'answered' }),
  ),
  list('the unread messages', /contact_messages_unread/, readUnreadMessages),
];

const tasks = (db: Database) => readOrderTasks(db, NOW);
const ordersBy = (wanted: WantedOrders) => (db: Database) => listOrders(db, wanted, PAGE);

const OF_ORDERS: Question[] = [
  list('a page of orders', /orders_by_age/, ordersBy({})),
  single('a later page of orders', /orders_by_age/, (db) => listOrders(db, {}, { offset: 500, limit: 10 })),
  list('the orders of a year', /orders_by_age/, ordersBy({ from: '2016-01-01', to: '2016-12-31' })),
  list('the completed orders', /orders_by_(state|age)/, ordersBy({ state: 'completed' })),
  list('the confirmed orders', /orders_by_state/, ordersBy({ state: 'confirmed' })),
  single('the orders with a request', /orders_with_request/, ordersBy({ state: 'requests' })),
  single('the orders in review', /orders_in_review/, ordersBy({ state: 'review' })),
  single(
    'the orders in review or with a request',
    /orders_(in_review|with_request)/,
    ordersBy({ state: 'todo' }),
  ),
  list('the orders with something to do', /orders_to_do/, (db) =>
    listOrders(db, { state: 'todo' }, { offset: 100, limit: 10 }),
  ),
  single('how many orders are confirmed', /order_counts/, (db) => countOrders(db, { state: 'confirmed' })),
  single('an order by its number', /order_terms/, ordersBy({ q: '#100777' })),
  single('orders by email', /order_terms/, ordersBy({ q: 'buyer777@example.com' })),
  single('orders by phone, completed ones', /order_terms/, ordersBy({ q: '0510055433', state: 'completed' })),
  single('a name beside an address', /order_terms/, ordersBy({ q: 'buyer7777 דנה' })),
  list('a name that all have', /orders_by_age/, ordersBy({ q: 'דנה' })),
  list(
    'a name that all have, completed orders',
    /orders_by_(state|age)/,
    ordersBy({ q: 'דנה', state: 'completed' }),
  ),
  list("a customer's orders", /orders_by_user/, (db) => listOrdersOf(db, 'u1000077', PAGE)),
  single("a customer's seats", /orders_by_user/, (db) => readSeats(db, 'u1000077', NOW)),
  single('an order with all that belongs to it', /order_lines.*\(order_id|order_lines_order_id/, (db) =>
    readOrderView(db, 'o1000077', NOW),
  ),
  list('what waits of the orders to make', /orders_to_do/, tasks),
  list('what waits of the unpaid orders', /orders_unpaid/, tasks),
  single('the orders of a week', /orders_by_/, (db) => countOrdersSince(db, '2026-11-13T22:00:00.000Z')),
  list('a batch of the export', /orders_by_age/, async (db) =>
    ordersInBatches(db, { from: '2024-01-01' }).next(),
  ),
];

/** The tables that grow. PostgreSQL rightly scans a thousand workshops when it wants nearly all of them. */
const LARGE =
  'products|product_stock|users|newsletter_consents|carts|cart_lines|contact_messages|search_terms|search_entries|orders|order_lines|order_terms';

describe.each(databases)('a large shop on %s', (kind) => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp(kind);
    await app.as('superAdmin');
    await app.catalogue.write(async (db) => {
      for (const title of ['טבעת כסף', 'שרשרת', 'Silver ring'])
        await insertProduct(db, aProduct({ title, category: 'goldsmith', kind: 'ring' }), { demo: true });
      await insertProduct(db, aProduct({ title: 'כרטיס', category: 'cricut' }), { demo: true });
    });
    await app.has.workshop();
    await app.has.tutorial();
    await repeat(app.db, 'workshops');
    await sql`insert into workshop_seats (workshop_id, own_seats)
      select id, 2 from workshops where id not in (select workshop_id from workshop_seats)`.execute(app.db);
    await repeat(app.db, 'tutorials');
    await fillTables(app.db, kind, SIZE);
  });
  afterAll(() => app.close());

  // PostgreSQL scans the table.
  it.runIf(kind === 'sqlite')('looks for a user in the index of their texts alone', async () => {
    const lines = (await plansOf(app.db, kind, (db) => findUsers(db, 'customer77', PAGE, 3_000))).flat();
    expect(lines.filter((line) => /users_search/.test(line)).length).toBeGreaterThan(2);
    expect(lines.filter((line) => /^SCAN users$|TEMP B-TREE/.test(line))).toEqual([]);
  });

  it.each([...QUESTIONS, ...OF_ORDERS])(
    'answers by an index: $what',
    async ({ ask, by, inOrder = false }) => {
      const plans = await plansOf(app.db, kind, ask);
      expect(plans.length).toBeGreaterThan(0);
      const whole = new RegExp(`^(?:SCAN (?:${LARGE})$|.*Seq Scan on (?:${LARGE})\\b)`);
      const sorted = /USE TEMP B-TREE FOR (?:LAST TERM OF )?ORDER BY|^ *(?:-> +)?(?:Incremental )?Sort\b/;
      const lines = plans.flat();
      expect(lines.filter((line) => whole.test(line))).toEqual([]);
      expect(lines.find((line) => by.test(line)) ?? lines.join('\n')).toMatch(by);
      const relevant = plans.filter((plan) => plan.some((line) => by.test(line)));
      if (inOrder) expect(relevant.flat().filter((line) => sorted.test(line))).toEqual([]);
    },
  );

  it('reads no order of another customer before one is placed', async () => {
    const buyer = { userId: 'u1000077', email: 'buyer777@example.com', now: NOW, exceptOrder: undefined };
    const plans = await plansOf(app.db, kind, async (db) => [
      await openOrderOf(db, 'c1000077', 'u1000077'),
      await hasUsedFirstOrder(db, buyer),
    ]);
    expect(plans.flat().filter((line) => /orders_by_state|orders_unpaid/.test(line))).toEqual([]);
  });

  it('reads no line of another order for an order', async () => {
    const lines = (await plansOf(app.db, kind, (db) => readOrderView(db, 'o1000077', NOW))).flat();
    expect(lines.filter((line) => /order_lines_by_item/.test(line))).toEqual([]);
  });

  it('counts no more of a search than anybody looks at, and finds the newest', async () => {
    expect(await countOrders(app.db, { q: 'דנה' })).toBe(1_000);
    expect(await countOrders(app.db, { q: 'דנה buyer7777' })).toBe(1);
    const numbers = async (wanted: WantedOrders) => (await ordersBy(wanted)(app.db)).map((row) => row.number);
    expect(await numbers({ q: 'דנה' })).toEqual(await numbers({}));
    expect(await numbers({ q: 'לוי דנה', state: 'completed' })).toEqual(
      await numbers({ state: 'completed' }),
    );
  });

  it('lists what there is to do page by page, each order once and the oldest of each urgency first', async () => {
    const whole = await listOrders(app.db, { state: 'todo' }, { offset: 0, limit: 1_000 });
    expect(whole).toHaveLength(await countOrders(app.db, { state: 'todo' }));
    const paged = [];
    for (let offset = 0; offset < whole.length + 7; offset += 7)
      paged.push(...(await listOrders(app.db, { state: 'todo' }, { offset, limit: 7 })));
    expect(paged.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    const { rows } = await sql<{ id: string; state: string }>`select order_id as id, state from order_lines
      where state in ('waiting', 'ready')`.execute(app.db);
    const states = new Map(rows.map(({ id, state }) => [id, state]));
    const urgency = whole.map((order) =>
      order.needs_review ? 0 : order.has_request ? 1 : states.get(order.id) === 'waiting' ? 2 : 3,
    );
    expect(urgency).toEqual(urgency.toSorted());
    expect(new Set(urgency)).toEqual(new Set([0, 2, 3]));
  });

  it.each(['p1000000', 'p1000123', 'p1003000'])(
    'was filled with what the shop itself would have written: %s',
    async (id) => {
      const { number } = await app.db
        .selectFrom('search_entries')
        .select('number')
        .where('entry_id', '=', id)
        .executeTakeFirstOrThrow();
      const terms = () =>
        app.db.selectFrom('search_terms').selectAll().where('number', '=', number).orderBy('term').execute();
      const filled = await terms();
      expect(filled.length).toBeGreaterThan(5);
      await indexEntry(app.db, 'products', id);
      expect(await terms()).toEqual(filled);
    },
  );
});

async function repeat(db: Database, table: 'workshops' | 'tutorials'): Promise<void> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)!;
  const columns = found.columns.map(({ name }) => name).filter((name) => name !== 'id');
  await sql`insert into ${sql.table(table)} (id, ${sql.join(columns.map((name) => sql.ref(name)))})
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 1000)
    select id || '-' || cast(n as text), ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(table)} cross join numbers`.execute(db);
}

async function plansOf(db: Database, kind: DatabaseKind, ask: Question['ask']): Promise<string[][]> {
  const queries: RootOperationNode[] = [];
  const noting: KyselyPlugin = {
    transformQuery: ({ node }) => (queries.push(node), node),
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(noting));
  const plans: string[][] = [];
  for (const node of queries) {
    const { sql: text, parameters } = db.getExecutor().compileQuery(node, createQueryId());
    const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery<Record<string, string>>(
      CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
    );
    plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']!));
  }
  return plans;
}
