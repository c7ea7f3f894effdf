/**
 * Reading a list page by page. By position a page begins after the last entry of the one before, so nothing is
 * skipped or repeated when entries come and go; by number it can be asked for without the ones before.
 */
import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';

export interface SortColumn {
  column: string;
  direction: 'asc' | 'desc';
  type: 'integer' | 'text';
}
/** The last column is unique, so that no two rows share a position. */
export type Order = readonly [SortColumn, ...SortColumn[]];

/** A row's values of an order's columns. */
export type Position = readonly (string | number)[];

/** An entry with where it stands in the order that it was read in. */
export interface Placed<Entry> {
  entry: Entry;
  position: Position;
}

/** Where a page begins: after a position, after so many entries, or (null) at the list's start. */
export type PageStart = Position | number | null;

/** Ties go to the newer, then to the smaller id. */
export function orderBy(column: string, direction: 'asc' | 'desc'): Order {
  return [{ column, direction, type: 'integer' }, ...NEWEST];
}

export const NEWEST: Order = [
  { column: 'created_at', direction: 'desc', type: 'text' },
  { column: 'id', direction: 'asc', type: 'text' },
];

export const RECOMMENDED: Order = orderBy('priority', 'desc');

/** Up to `limit` rows in the order. `query` selects nothing yet: what it should comes after. */
export function pageOf<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, Unselected>,
  order: Order,
  start: PageStart,
  limit: number,
): SelectQueryBuilder<DB, TB, Unselected> {
  const page = inOrder(query, order).limit(limit);
  if (start === null || start === 0) return page;
  if (typeof start !== 'number') return page.where(isAfter(order, start));
  // Rows that are only counted are read from the order's index alone; whole rows are those of the page.
  const ids = inOrder(query, order).select(sql.ref('id').as('id')).limit(limit).offset(start);
  return inOrder(query, order).where(sql.ref('id'), 'in', ids);
}

/** A query's row before anything is selected. */
// oxlint-disable-next-line typescript/no-empty-object-type -- kysely's own word for it
type Unselected = {};

/** All rows in the order. */
export function inOrder<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
): SelectQueryBuilder<DB, TB, Row> {
  let ordered = query;
  for (const { column, direction } of order) ordered = ordered.orderBy(sql.ref(column), direction);
  return ordered;
}

/** Throws when the row lacks a column of the order. */
export function positionOf(row: object, order: Order): Position {
  return order.map(({ column }) => {
    const value: unknown = (row as Record<string, unknown>)[column];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new TypeError(`No ${column} to order by`);
    return value;
  });
}

/**
 * `a <= x and (a < x or (a = x and …))`: the columns' directions differ, so no row comparison. The first condition says
 * nothing new; by it the index is entered at the position, not at its start.
 */
function isAfter([first, ...rest]: Order, [value, ...values]: Position): RawBuilder<SqlBool> {
  const column = sql.ref(first.column);
  const after = sql.raw(first.direction === 'asc' ? '>' : '<');
  const beyond = sql<SqlBool>`${column} ${after} ${value}`;
  const [next, ...others] = rest;
  if (!next) return beyond;
  const tie = sql<SqlBool>`(${column} = ${value} and ${isAfter([next, ...others], values)})`;
  return sql<SqlBool>`(${column} ${after}= ${value} and (${beyond} or ${tie}))`;
}
