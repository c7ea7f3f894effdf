import { randomUUID } from 'node:crypto';
import { expect as expectValue, type APIRequestContext } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import type { Session } from '#contract/auth.ts';
import type { Cart } from '#contract/carts.ts';
import type { Quote } from '#contract/checkout.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { api } from '#contract/routes.ts';
import type { Admin } from './admin.ts';

const PASSWORD = 'hammer and paper';

interface PlacedOrder {
  order: Order;
  /** Of its customer's calls. */
  headers: { authorization: string };
}

/** Of one each, by a new customer; by arrangement with the admin if nothing else is said. */
export async function placeOrder(
  request: APIRequestContext,
  products: readonly string[],
  lastName: string,
  payment: 'arrange' | 'card' = 'arrange',
): Promise<PlacedOrder> {
  const send = async <Body>(
    method: 'POST' | 'PUT',
    path: string,
    data: object,
    headers: Record<string, string> = {},
  ) => {
    const answer = await request.fetch(path, { method, data, headers });
    expectValue(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: Body }).data;
  };
  const email = `${randomUUID()}@example.com`;
  const person = { firstName: 'Dana', lastName, email };
  const { token, user } = await send<Session>('POST', api.register(), { ...person, password: PASSWORD });
  const headers = { authorization: `Bearer ${token}` };
  const { _id } = await send<Cart>('POST', api.carts(), { items: [], userId: user._id }, headers);
  const items = products.map((item) => ({ productType: 'Item', item, quantity: 1 }));
  const { version } = await send<Cart>('PUT', api.cart(_id), { items }, headers);
  const delivery = { method: 'pickup' };
  const { total } = await send<Quote>('POST', orderApi.quote(_id), { delivery: delivery.method }, headers);
  const body = {
    sessionId: _id,
    version,
    contact: { ...person, phone: '052-5550142' },
    delivery,
    payment,
    consents: ['terms'],
    total,
  };
  const key = { 'idempotency-key': randomUUID() };
  return { order: await send<Order>('POST', orderApi.orders(), body, { ...headers, ...key }), headers };
}

export const takeOrders = (admin: Admin) =>
  admin.call('PUT', adminApi.settings(), { payments: { arrange: { on: true } } });
