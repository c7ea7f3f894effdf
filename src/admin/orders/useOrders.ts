import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { Order } from '#contract/orders.ts';
import { useAdmin } from '../data/context.tsx';
import { keys } from '../data/queries.ts';
import type { LoadPage } from '../print/whole-list.ts';
import { type OrdersView, orderQueryOf } from './orders-view.ts';

export function useOrderPage(view: OrdersView) {
  const { adminApi } = useAdmin();
  const query = orderQueryOf(view);
  return useQuery({
    queryKey: keys.orders(query),
    queryFn: () => adminApi.orders(query),
    placeholderData: keepPreviousData,
  });
}

export function useOrderCounts() {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.orderCounts(), queryFn: adminApi.orderCounts }).data;
}

/** Of the view's filters, page by page. */
export function useOrderPages(view: OrdersView): LoadPage<Order> {
  const { adminApi } = useAdmin();
  return (at) => adminApi.orders({ ...orderQueryOf(view), ...at });
}

export function useOrder(id: string) {
  const { adminApi } = useAdmin();
  return useQuery({ queryKey: keys.order(id), queryFn: () => adminApi.order(id) });
}

/** All throw the client's ApiError. */
export function useOrderWrites(id: string) {
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  return useMemo(() => {
    const show = async (order: AdminOrder) => {
      // An answer requested before the change would undo it on screen.
      await client.cancelQueries({ queryKey: keys.order(id) });
      client.setQueryData(keys.order(id), order);
      void client.invalidateQueries({ queryKey: keys.orders() });
      void client.invalidateQueries({ queryKey: keys.orderTasks() });
      void client.invalidateQueries({ queryKey: keys.mirror(id) });
    };
    return {
      show,
      note: async (text: string) => show(await adminApi.noteOrder(id, text)),
    };
  }, [adminApi, client, id]);
}
