/** What the address asks of the orders. */
import type { AdminOrderQuery } from '#contract/admin-orders.ts';
import { ORDER_FILTERS, type OrderFilter } from '#domain/orders/order-filters.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { AdminSearch } from '../navigation.ts';

export const ORDER_PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_ORDER_PAGE_SIZE = 10;

export interface OrdersView {
  state: OrderFilter;
  q: string;
  /** Days in Jerusalem, both included; empty without a limit. */
  from: string;
  to: string;
  page: number;
  limit: number;
}

export function readOrdersView(search: AdminSearch): OrdersView {
  return {
    state: ORDER_FILTERS.find((state) => state === search.state) ?? 'todo',
    q: (search.q ?? '').trim().slice(0, BOUNDS.shortText),
    from: readDay(search.from),
    to: readDay(search.to),
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    limit: ORDER_PAGE_SIZES.find((size) => String(size) === search.size) ?? DEFAULT_ORDER_PAGE_SIZE,
  };
}

export function orderQueryOf({ state, q, from, to, page, limit }: OrdersView): AdminOrderQuery {
  return { state, page, limit, ...(q && { q }), ...(from && { from }), ...(to && { to }) };
}

/** A day that exists, of the years that the server takes. */
function readDay(given = ''): string {
  const instant = Date.parse(`${given}T12:00:00Z`);
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(given) && !Number.isNaN(instant);
  return isDay && new Date(instant).toISOString().startsWith(given) ? given : '';
}
