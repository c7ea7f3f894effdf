/** Reading by position skips and repeats nothing when entries come and go; by number, any page is reachable. */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

export interface SortColumn {
  column: string;
  direction: 'asc' | 'desc';
  type: 'integer' | 'text';
}
/** The last column is unique, so positions are, too. */
export type Order = readonly [SortColumn, ...SortColumn[]];

export type Position = readonly (string | number)[];

export interface Placed<Entry> {
  entry: Entry;
  position: Position;
}

/** A position, an offset, or null for the start. */
export type PageStart = Position | number | null;

export function orderBy(column: string, direction: 'asc' | 'desc'): Order {
  return [{ column, direction, type: 'integer' }, ...NEWEST];
}

export const NEWEST: Order = [
  { column: 'created_at', direction: 'desc', type: 'text' },
  { column: 'id', direction: 'asc', type: 'text' },
];

export const RECOMMENDED: Order = orderBy('priority', 'desc');

/** `query` must not select anything yet. */
export function pageOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, Unselected>,
  order: Order,
  start: PageStart,
  limit: number,
): SelectQueryBuilder<DB, TB, Unselected> {
  const page = inOrder(query, order).limit(limit);
  if (start === null || start === 0) return page;
  if (typeof start !== 'number') return page.where(isAfter(order, start));
  // Counts the offset on the order's index alone; only the page's rows are read.
  const ids = inOrder(query, order).select(sql.ref('id').as('id')).limit(limit).offset(start);
  return inOrder(query, order).where(sql.ref('id'), 'in', ids);
}

// oxlint-disable-next-line typescript/no-empty-object-type -- kysely's own word for it
type Unselected = {};

export function inOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
): SelectQueryBuilder<DB, TB, Row> {
  let ordered = query;
  for (const { column, direction } of order) ordered = ordered.orderBy(sql.ref(column), direction);
  return ordered;
}

export function positionOf(row: object, order: Order): Position {
  return order.map(({ column }) => {
    const value: unknown = (row as Record<string, unknown>)[column];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`No ${column} to order by`);
    return value;
  });
}

/** Directions differ, so no row comparison. The redundant `a <= x` starts the index scan at the position. */
function isAfter([first, ...rest]: Order, [value, ...values]: Position): RawBuilder<SqlBool> {
  const column = sql.ref(first.column);
  const after = sql.raw(first.direction === 'asc' ? '>' : '<');
  const beyond = sql<SqlBool>`${column} ${after} ${value}`;
  const [next, ...others] = rest;
  if (!next) return beyond;
  const tie = sql<SqlBool>`(${column} = ${value} and ${isAfter([next, ...others], values)})`;
  return sql<SqlBool>`(${column} ${after}= ${value} and (${beyond} or ${tie}))`;
}
