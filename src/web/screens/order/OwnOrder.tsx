import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Order } from '#contract/orders.ts';
import { useCart } from '#web/features/cart/context.tsx';
import { hasLeftToPay } from '#web/features/orders/leave-to-pay.ts';
import { createOrdersApi } from '#web/features/orders/orders-api.ts';
import type { RouterContext } from '#web/router-context.ts';
import { NoOrder } from './NoOrder.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderWait } from './OrderWait.tsx';
import { isWaiting } from './order-words.ts';
import { PAUSE, SOON } from './polling.ts';
import { useWatched } from './use-watched.ts';

const pauseOf = ({ _id }: Order) => (hasLeftToPay(_id) ? SOON : PAUSE);

export function OwnOrder({ id }: { id: string }) {
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const orders = useMemo(() => createOrdersApi(api), [api]);
  const read = useCallback(() => orders.order(id), [orders, id]);
  const { value: order, failed, retry, show } = useWatched(read, isWaiting, pauseOf);
  useCartAfterPaying(order);
  if (order) return <OrderPage order={order} api={orders} onChange={show} />;
  if (order === null) return <NoOrder />;
  return <OrderWait onRetry={failed ? retry : undefined} />;
}

/** What was paid online leaves the cart on the server, while the page of the order only waits for the payment. */
function useCartAfterPaying(order: Order | null | undefined): void {
  const cart = useCart();
  const isOpen = order ? order.state === 'pending' : undefined;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && isOpen === false) void cart.reload();
    wasOpen.current = isOpen;
  }, [cart, isOpen]);
}
