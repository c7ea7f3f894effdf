import { useEffect, useMemo } from 'react';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import type { Api } from '#web/api/client.ts';
import { createLatest, NOTHING_YET } from '#web/features/orders/latest.ts';
import { useStore } from '#ui/store.ts';

interface OpenOrder {
  /** The newest of one's own orders that waits for its payment. */
  open: Order | null;
  /** As it is now; null if nobody can say. */
  ask: () => Promise<Order | null>;
}

export function useOpenOrder(api: Pick<Api, 'call'>): OpenOrder {
  const orders = useMemo(
    () => createLatest(async () => (await api.call<{ data: Order[] }>({ path: orderApi.orders() })).data),
    [api],
  );
  const { value } = useStore(orders.state, NOTHING_YET);
  useEffect(() => void orders.ask(), [orders]);
  return {
    open: newestOpen(value),
    ask: async () => {
      await orders.ask();
      return newestOpen(orders.state.get().value);
    },
  };
}

function newestOpen(orders: readonly Order[] | null): Order | null {
  return orders?.find(({ state }) => state === 'pending') ?? null;
}
