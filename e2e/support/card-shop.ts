/** The admin of a shop of the test's own, in which customers pay at the simulator. */
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { FaultsInput } from '#server/payments/simulator/simulator-faults.ts';
import { SimulatedCardcom } from '#server/payments/simulator/simulated-cardcom.ts';
import { type Admin, test as base, unique } from './admin.ts';
import { expect } from './fixtures.ts';
import { placeOrder } from './orders.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';

export { expect };

interface CardShop {
  /** An order of one piece for ₪300 to pay, paid by card. */
  sell: (admin: Admin) => Promise<Order>;
  /** What the provider does with this order's page from now on. */
  fail: (order: Order, faults: FaultsInput) => Promise<void>;
  see: (admin: Admin, order: Order) => Promise<AdminOrder>;
}

export const test = base.extend<{ server: OwnServer; cardShop: CardShop }>({
  server: async ({ headless: _headless }, use) => {
    await withOwnServer({ provider: 'simulator' }, (server) => use(server));
  },
  baseURL: ({ server }, use) => use(server.url),
  cardShop: async ({ request, server }, use) => use(cardShopOf(request, server)),
});

function cardShopOf(request: APIRequestContext, { dataDir }: OwnServer): CardShop {
  const see: CardShop['see'] = async (admin, { _id }) =>
    (await admin.call<{ data: AdminOrder }>('GET', adminApi.order(_id))).data;
  return {
    see,
    sell: async (admin) => {
      await admin.call('PUT', adminApi.settings(), { offers: { firstOrder: 0 } });
      const { _id } = await admin.has.product({ title: unique('Signet ring'), price: 300 });
      const { order } = await placeOrder(request, [_id], 'Levi', 'card');
      const approved = await request.post(`${order.payment.url}/approve`, { maxRedirects: 0 });
      expect(approved.status()).toBe(303);
      await expect.poll(async () => (await see(admin, order)).state).toBe('confirmed');
      return order;
    },
    fail: async ({ payment }, faults) => {
      const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'shop.db') });
      const page = new URL(payment.url!).pathname.split('/').at(-1)!;
      await new SimulatedCardcom({ db, now: () => new Date() }).fail(page, faults);
      await db.destroy();
    },
  };
}
