import type { StoredOrder } from './orders.repository.ts';

/** Where its lines still are until it is confirmed; an order by 'arrange' took them out when it was placed. */
export function cartOf({ cart_id: cartId, user_id: userId, payment_method, confirmed_at }: StoredOrder) {
  if (cartId === null || userId === null || payment_method === 'arrange' || confirmed_at !== null)
    return null;
  return { cartId, userId };
}
