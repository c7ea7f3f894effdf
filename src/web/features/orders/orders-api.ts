/** The calls of checkout and orders, apart from those that every page needs. */
import type { OrderInput, Quote, QuoteInput } from '#contract/checkout.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order, OrderCancellation } from '#contract/orders.ts';
import type { CartId } from '#domain/ids.ts';
import { ApiError, type Api, type ApiRequest } from '#web/api/client.ts';

export function createOrdersApi({ call }: Pick<Api, 'call'>) {
  const data = async <Thing>(request: ApiRequest) => (await call<{ data: Thing }>(request)).data;
  return {
    quote: (cartId: CartId, body: QuoteInput) =>
      data<Quote>({ path: orderApi.quote(cartId), method: 'POST', body }),
    /** The same key and body are the same order, however often they are sent. */
    place: (body: OrderInput, key: string) =>
      data<Order>({
        path: orderApi.orders(),
        method: 'POST',
        body,
        idempotencyKey: key,
      }),
    /** Null for an unknown order and for somebody else's. */
    order: (id: string) =>
      data<Order>({ path: orderApi.order(id) }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    /** Where its payment goes on, at the provider. */
    pay: (id: string, payment?: 'card' | 'bit') =>
      data<{ url: string }>({
        path: orderApi.orderPayment(id),
        method: 'POST',
        ...(payment && { body: { payment } }),
      }),
    cancel: (id: string, body: OrderCancellation) =>
      data<Order>({ path: orderApi.orderCancellation(id), method: 'POST', body }),
  };
}

export type OrdersApi = ReturnType<typeof createOrdersApi>;
