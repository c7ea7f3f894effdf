import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { ORDER_FILTERS, type OrderFilter } from '#domain/orders/order-filters.ts';
import { endOfDay, fromJerusalem } from '#domain/jerusalem.ts';
import { MOST_FOUND, type OrderSearch, orderSearch } from '#domain/orders/order-search.ts';
import { type Order, type Position, inOrder, pageOf, positionOf } from '#server/db/keyset.ts';
import type { Database, Tables } from '#server/db/schema.ts';
import { countedOrders } from './order-counts.repository.ts';
import { isToDo, requestedAt } from './order-tasks.repository.ts';
import type { StoredOrder } from './orders.repository.ts';

export interface WantedOrders {
  state?: OrderFilter | undefined;
  q?: string | undefined;
  /** Days in Jerusalem, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Sorts after every continuation of a prefix. */
const LAST = '\u{10ffff}';
/** Orders of a word that are quicker to sort than to come across. */
const FEW = 1_000;

interface Page {
  offset: number;
  limit: number;
}

const NEWEST_ORDERS: Order = [
  { column: 'created_at', direction: 'desc', type: 'text' },
  { column: 'number', direction: 'desc', type: 'integer' },
];

/** To make, to hand over, and the others. */
const TASKS = [0, 1, 2] as const;

/** No more than MOST_FOUND of a search are counted. */
export async function countOrders(db: Database, wanted: WantedOrders): Promise<number> {
  const { state = 'all', q = '', from, to } = wanted;
  const search = orderSearch(q);
  if (!search && !from && !to) return countedOrders(db, allOf(stateIs(state, sql`state`)));
  const matching = await matches(db, wanted);
  const found = db.selectFrom('orders').where(matching.condition);
  const counted = search ? found.select('id').limit(MOST_FOUND) : found.select('id');
  return countRows(db, counted);
}

/** Of all orders, whatever is searched for. */
export async function countEachFilter(db: Database): Promise<Record<OrderFilter, number>> {
  const sums = ORDER_FILTERS.map((filter) => {
    const matching = allOf(stateIs(filter, sql`state`));
    return sql<number>`cast(coalesce(sum(case when ${matching} then count else 0 end), 0) as integer)`.as(
      filter,
    );
  });
  return db.selectFrom('order_counts').select(sums).executeTakeFirstOrThrow();
}

async function countRows<TB extends keyof Tables>(
  db: Database,
  rows: SelectQueryBuilder<Tables, TB, object>,
): Promise<number> {
  const { count } = await db
    .selectFrom(rows.as('rows'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest first; what waits for the admin by urgency. */
export async function listOrders(db: Database, wanted: WantedOrders, page: Page): Promise<StoredOrder[]> {
  if (wanted.state === 'todo') return listToDo(db, { ...wanted, state: 'all' }, page);
  const { condition, isFew } = await matches(db, wanted);
  const found = pageOf(db.selectFrom('orders').where(condition), NEWEST_ORDERS, page.offset, page.limit);
  if (!isFew) return found.selectAll().execute();
  // Sorts ids, not whole orders.
  const rows = db.selectFrom('orders').selectAll().where('id', 'in', found.select('id'));
  return inOrder(rows, NEWEST_ORDERS).execute();
}

/** A query for each degree of urgency, so that each is read in its index's order. */
async function listToDo(db: Database, wanted: WantedOrders, { offset, limit }: Page): Promise<StoredOrder[]> {
  const { condition } = await matches(db, wanted);
  const wantedOrders = db.selectFrom('orders').where(condition);
  const groups = [
    wantedOrders
      .where(sql<SqlBool>`(needs_review = 1 or has_request = 1)`)
      .orderBy('needs_review', 'desc')
      .orderBy(sql`case when has_request = 1 then ${requestedAt} else created_at end`),
    ...TASKS.map((task) => wantedOrders.where(isToDo).where('task', '=', task).orderBy('created_at')),
  ];
  const found: StoredOrder[] = [];
  let skipped = offset;
  for (const group of groups) {
    const ordered = group.selectAll().orderBy('number');
    const rows = await ordered
      .offset(skipped)
      .limit(limit - found.length)
      .execute();
    found.push(...rows);
    if (found.length === limit) break;
    if (skipped > 0)
      skipped = rows.length > 0 ? 0 : skipped - (await countRows(db, group.clearOrderBy().select('id')));
  }
  return found;
}

export async function countOrdersOf(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest first. */
export function listOrdersOf(db: Database, userId: string, { offset, limit }: Page): Promise<StoredOrder[]> {
  const own = db.selectFrom('orders').where('user_id', '=', userId);
  return pageOf(own, NEWEST_ORDERS, offset, limit).selectAll().execute();
}

/** The newest first, by position, so that none repeats when orders come. The first batch is small: it is waited for. */
export async function* ordersInBatches(
  db: Database,
  days: Pick<WantedOrders, 'from' | 'to'>,
  { first = 20, batch = 200 } = {},
): AsyncGenerator<StoredOrder[]> {
  let after: Position | null = null;
  let size = first;
  do {
    const wanted = db.selectFrom('orders').where(allOf(placedOn(days)));
    const rows: StoredOrder[] = await pageOf(wanted, NEWEST_ORDERS, after, size).selectAll().execute();
    if (rows.length > 0) yield rows;
    const last: StoredOrder | undefined = rows.at(-1);
    after = last && rows.length === size ? positionOf(last, NEWEST_ORDERS) : null;
    size = batch;
  } while (after);
}

function placedOn({ from, to }: Pick<WantedOrders, 'from' | 'to'>): RawBuilder<SqlBool>[] {
  return [
    ...(from ? [sql<SqlBool>`orders.created_at >= ${fromJerusalem(from, '00:00').toISOString()}`] : []),
    ...(to ? [sql<SqlBool>`orders.created_at <= ${endOfDay(to).toISOString()}`] : []),
  ];
}

interface Matching {
  condition: RawBuilder<SqlBool>;
  /** So few by a word that they are read first and sorted then. */
  isFew: boolean;
}

async function matches(db: Database, { state = 'all', q = '', ...days }: WantedOrders): Promise<Matching> {
  const search = orderSearch(q);
  const found = search ? await searched(db, search) : null;
  // The few that a search finds lead; SQLite, without statistics, would read all of the state.
  const stateColumn = found?.isFew ? sql`orders.state || ''` : sql`orders.state`;
  const conditions = [...placedOn(days), ...(found?.conditions ?? []), ...stateIs(state, stateColumn)];
  return { condition: allOf(conditions), isFew: found?.isFew ?? false };
}

function allOf(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`1 = 1`;
}

function stateIs(state: OrderFilter, column: RawBuilder<unknown>): RawBuilder<SqlBool>[] {
  switch (state) {
    case 'all':
      return [];
    case 'requests':
      return [sql`has_request = 1`];
    case 'review':
      return [sql`needs_review = 1`];
    case 'todo':
      return [sql`(${column} = 'confirmed' or has_request = 1 or needs_review = 1)`];
    default:
      return [sql`${column} = ${state}`];
  }
}

/** A word that few orders have leads. Without one, the newest orders are looked through until a page is full. */
async function searched(
  db: Database,
  search: OrderSearch,
): Promise<{ conditions: RawBuilder<SqlBool>[]; isFew: boolean }> {
  if (search.length === 0) return { conditions: [sql`1 = 0`], isFew: true };
  const words = search.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const rare = await firstRare(db, words);
  const conditions = words.map((word) => (word === rare ? isAmong(word) : isOneWith(word)));
  return { conditions, isFew: rare !== null };
}

async function firstRare(db: Database, words: OrderSearch): Promise<OrderSearch[number] | null> {
  for (const word of words) {
    const having = db
      .selectFrom('order_terms')
      .where(isAny(word))
      .select('order_id')
      .limit(FEW + 1);
    if ((await countRows(db, having)) <= FEW) return word;
  }
  return null;
}

function isAmong(word: OrderSearch[number]): RawBuilder<SqlBool> {
  return sql`orders.id in (select order_id from order_terms where ${isAny(word)})`;
}

function isOneWith(word: OrderSearch[number]): RawBuilder<SqlBool> {
  return sql`exists (select 1 from order_terms where order_id = orders.id and (${isAny(word)}))`;
}

function isAny(lookups: OrderSearch[number]): RawBuilder<SqlBool> {
  const found = lookups.map(({ term, isWhole }) =>
    isWhole ? sql`term = ${term}` : sql`term >= ${term} and term < ${term + LAST}`,
  );
  return sql<SqlBool>`${sql.join(found, sql` or `)}`;
}

function lengthOf(lookups: OrderSearch[number]): number {
  return Math.max(...lookups.map(({ term }) => term.length));
}
