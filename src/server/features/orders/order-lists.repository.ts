import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderFilter } from '#domain/orders/order-filters.ts';
import { endOfDay, fromJerusalem } from '#domain/jerusalem.ts';
import { type OrderSearch, orderSearch } from '#domain/orders/order-search.ts';
import { type Order, type Position, inOrder, pageOf, positionOf } from '#server/db/keyset.ts';
import type { Database } from '#server/db/schema.ts';
import { countedOrders } from './order-counts.repository.ts';
import { hasPieceReady, hasPieceToMake, requestedAt } from './order-tasks.repository.ts';
import type { StoredOrder } from './orders.repository.ts';

export interface WantedOrders {
  state?: OrderFilter | undefined;
  q?: string | undefined;
  /** Days in Jerusalem, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Page {
  offset: number;
  limit: number;
}

const NEWEST_ORDERS: Order = [
  { column: 'created_at', direction: 'desc', type: 'text' },
  { column: 'number', direction: 'desc', type: 'integer' },
];

/** Sorts after every continuation of a prefix. */
const LAST = '\u{10ffff}';

export async function countOrders(db: Database, wanted: WantedOrders): Promise<number> {
  const { state = 'all', q = '', from, to } = wanted;
  if (!orderSearch(q) && !from && !to) return countedOrders(db, allOf(stateIs(state, sql`state`)));
  const { count } = await db
    .selectFrom('orders')
    .where(matches(wanted))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The newest first; what waits for the admin by urgency. */
export async function listOrders(
  db: Database,
  wanted: WantedOrders,
  { offset, limit }: Page,
): Promise<StoredOrder[]> {
  const found = db.selectFrom('orders').where(matches(wanted));
  if (wanted.state !== 'todo') {
    const page = pageOf(found, NEWEST_ORDERS, offset, limit);
    if (!wanted.q) return page.selectAll().execute();
    // Sorts ids, not whole orders: a name may be that of many.
    const rows = db.selectFrom('orders').selectAll().where('id', 'in', page.select('id'));
    return inOrder(rows, NEWEST_ORDERS).execute();
  }
  return found
    .selectAll()
    .orderBy(
      sql`case when needs_review = 1 then 0 when has_request = 1 then 1
        when ${hasPieceToMake} then 2 when ${hasPieceReady} then 3 else 4 end`,
    )
    .orderBy(sql`case when has_request = 1 then ${requestedAt} else created_at end`)
    .orderBy('number')
    .offset(offset)
    .limit(limit)
    .execute();
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

/** The newest first, by position, so that none repeats when orders come. */
export async function* ordersInBatches(
  db: Database,
  days: Pick<WantedOrders, 'from' | 'to'>,
  batch = 200,
): AsyncGenerator<StoredOrder[]> {
  let after: Position | null = null;
  do {
    const wanted = db.selectFrom('orders').where(matches(days));
    const rows: StoredOrder[] = await pageOf(wanted, NEWEST_ORDERS, after, batch).selectAll().execute();
    if (rows.length > 0) yield rows;
    const last: StoredOrder | undefined = rows.at(-1);
    after = last && rows.length === batch ? positionOf(last, NEWEST_ORDERS) : null;
  } while (after);
}

function placedOn({ from, to }: Pick<WantedOrders, 'from' | 'to'>): RawBuilder<SqlBool>[] {
  return [
    ...(from ? [sql<SqlBool>`orders.created_at >= ${fromJerusalem(from, '00:00').toISOString()}`] : []),
    ...(to ? [sql<SqlBool>`orders.created_at <= ${endOfDay(to).toISOString()}`] : []),
  ];
}

function matches({ state = 'all', q = '', ...days }: WantedOrders): RawBuilder<SqlBool> {
  const search = orderSearch(q);
  const conditions = [...placedOn(days), ...(search ? termsFound(search) : [])];
  // In a search the few orders found lead; SQLite, without statistics, would read all of the state.
  conditions.push(...(search ? stateIs(state, sql`orders.state || ''`) : stateIs(state, sql`orders.state`)));
  return allOf(conditions);
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

/** The longest word, which the fewest orders should have, leads; the others are looked up for what it finds. */
function termsFound(search: OrderSearch): RawBuilder<SqlBool>[] {
  const [lead, ...others] = search.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  if (!lead) return [sql`1 = 0`];
  return [
    sql`orders.id in (select order_id from order_terms where ${isAny(lead)})`,
    ...others.map(
      (word) =>
        sql<SqlBool>`exists (select 1 from order_terms where order_id = orders.id and (${isAny(word)}))`,
    ),
  ];
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
