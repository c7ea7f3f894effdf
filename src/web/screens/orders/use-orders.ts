import { useCallback, useEffect, useState } from 'react';
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import type { RouterContext } from '#web/router-context.ts';

interface OrderPage {
  data: Order[];
  pagination: { pages: number };
}

export interface Orders {
  /** Null until the first page has come. */
  orders: readonly Order[] | null;
  failed: boolean;
  hasMore: boolean;
  /** The first page again, or the next one. */
  read: (page: number) => Promise<void>;
  next: number;
}

const NOTHING = { orders: null, failed: false, hasMore: false, next: 1 };

/** One's own, newest first; `userId` is undefined until it is known whose. */
export function useOrders(userId: string | undefined): Orders {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [state, setState] = useState<Omit<Orders, 'read'>>(NOTHING);

  const read = useCallback(
    (page: number) =>
      api.call<OrderPage>({ path: orderApi.orders({ page }) }).then(
        (found) => setState(({ orders }) => joined(page === 1 ? [] : (orders ?? []), found, page)),
        () => setState((now) => ({ ...now, failed: true })),
      ),
    [api],
  );

  useEffect(() => {
    if (userId !== undefined) void read(1);
  }, [userId, read]);

  return { ...state, read };
}

/** An order placed meanwhile moves the last one of a page onto the next. */
function joined(before: readonly Order[], found: OrderPage, page: number): Omit<Orders, 'read'> {
  const known = new Set(before.map(({ _id }) => _id));
  return {
    orders: [...before, ...found.data.filter(({ _id }) => !known.has(_id))],
    failed: false,
    hasMore: page < found.pagination.pages,
    next: page + 1,
  };
}
