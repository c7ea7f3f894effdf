import { useCallback, useRef } from 'react';
import type { Order } from '#contract/orders.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';

/** Asks for the order again, once at a time, however many of its pictures need new addresses. */
export function useRenewal(
  api: Pick<OrdersApi, 'order'>,
  id: string,
  onChange: (order: Order) => void,
): () => void {
  const isAsked = useRef(false);
  return useCallback(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    const show = (order: Order | null) => order && onChange(order);
    // Without an answer the picture stays away until the page is asked for again.
    const end = () => (isAsked.current = false);
    void api.order(id).then(show).then(end, end);
  }, [api, id, onChange]);
}
