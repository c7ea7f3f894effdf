/** A shop of the test's own, in which customers order by arrangement. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Session } from '#contract/auth.ts';
import type { Quote } from '#contract/checkout.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { api } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import type { Lang } from '#domain/language.ts';
import { expect, test as base, type Account, type Line } from './customer.ts';
import { withOwnServer, type OwnServer } from './own-server.ts';
import { ADMIN } from './places.ts';

export { expect };

export const test = base.extend<{ server: OwnServer }>({
  server: async ({ playwright }, use) => {
    await withOwnServer({}, async (server) => {
      const request = await playwright.request.newContext({ baseURL: server.url });
      await openForOrders(request);
      await request.dispose();
      await use(server);
    });
  },
  baseURL: ({ server }, use) => use(server.url),
});

export async function adminOf(request: APIRequestContext) {
  const answer = await request.post(api.login(), { data: ADMIN });
  const { token } = ((await answer.json()) as { data: Session }).data;
  return { authorization: `Bearer ${token}` };
}

/** By arrangement, with pickup or a courier. */
export async function openForOrders(request: APIRequestContext): Promise<void> {
  const headers = await adminOf(request);
  const path = adminApi.settings();
  const { data } = (await (await request.get(path, { headers })).json()) as { data: Settings };
  const { payments, delivery } = data;
  const changed = await request.put(path, {
    headers: { ...headers, 'if-match': `"${data.version}"` },
    data: {
      payments: { ...payments, arrange: { ...payments.arrange, on: true } },
      delivery: { ...delivery, courier: { ...delivery.courier, on: true, price: 35 } },
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
}

export async function signInAt(page: Page, baseURL: string, customer: Account) {
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin: baseURL, localStorage: [{ name: 'token', value: customer.token }] }],
  });
}

/** By the API, with all consents. */
export async function placeOrder(
  request: APIRequestContext,
  customer: Account,
  { lines, lang }: { lines: Line[]; lang: Lang },
): Promise<Order> {
  const headers = { authorization: `Bearer ${customer.token}` };
  const { _id, version } = await customer.fillCart(lines);
  const hasPiece = lines.some(({ productType }) => productType === 'Item');
  const delivery = hasPiece ? { method: 'pickup' } : undefined;
  const quoted = await request.post(orderApi.quote(_id), {
    headers,
    data: hasPiece ? { delivery: 'pickup' } : {},
  });
  const { total } = ((await quoted.json()) as { data: Quote }).data;
  const placed = await request.post(orderApi.orders(), {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      sessionId: _id,
      version,
      contact: { firstName: 'Dana', lastName: 'Levi', email: customer.email, phone: '050-1234567' },
      ...(delivery && { delivery }),
      payment: 'arrange',
      consents: ['terms', 'made_to_order', 'digital'],
      total,
      lang,
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return ((await placed.json()) as { data: Order }).data;
}

/** The admin records all of it. */
export async function payOrder(request: APIRequestContext, { _id }: Pick<Order, '_id'>): Promise<void> {
  const headers = { ...(await adminOf(request)), 'idempotency-key': randomUUID() };
  const seen = await request.get(adminApi.order(_id), { headers });
  const { missing } = ((await seen.json()) as { data: AdminOrder }).data;
  const paid = await request.post(adminApi.orderPaid(_id), {
    headers,
    data: { amount: missing, method: 'bit' },
  });
  expect(paid.status(), await paid.text()).toBe(200);
}
