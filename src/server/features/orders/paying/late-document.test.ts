import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { item } from '#test/carts.ts';
import { type Checkout, aCheckout } from '#test/checkout.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
const MINUTE = 60_000;

describe.each(databasesOrOnly('postgres'))(
  'a document that the provider makes after the charge on %s',
  (kind) => {
    let app: TestApp;
    let provider: FakeProvider;
    let clock: { now: Date };
    let checkout: Checkout;
    let order: Order;
    beforeEach(async () => {
      provider = fakeProvider();
      clock = { now: NOW };
      app = await createTestApp(kind, { provider, now: () => clock.now, env: { RATE_LIMIT: 'off' } });
      checkout = await aCheckout(app, [item(await app.has.product({ inventory: 3 }))]);
      app.server.jobs.start();
      order = (await checkout.place({ payment: 'card' })).body.data;
      provider.pay(attempt(), { document: 'later' });
      await after(1.1);
    });
    afterEach(() => app.close());

    const attempt = () => provider.pages[0]!.attemptId;
    const after = async (minutes: number) => {
      await app.server.jobs.idle();
      clock.now = new Date(NOW.getTime() + minutes * MINUTE);
      app.server.jobs.runDue();
      await app.server.jobs.idle();
    };
    const documents = async () => {
      const { data } = (await checkout.who.get(orderApi.order(order._id))).body;
      const row = await app.db.selectFrom('order_documents').select('state').executeTakeFirstOrThrow();
      return { state: row.state, shown: data.documents.map(({ number }: { number: string }) => number) };
    };

    it('is shown once it is made, and asked for no more', async () => {
      expect(await documents()).toEqual({ state: 'asked', shown: [] });
      await after(2.2);
      expect(await documents()).toEqual({ state: 'asked', shown: [] });
      provider.pay(attempt());
      await after(6.2);
      expect(await documents()).toEqual({ state: 'made', shown: ['15935'] });
      const { length } = provider.asked;
      await after(90);
      expect(provider.asked).toHaveLength(length);
    });

    it('is the admin’s to make when it isn’t there after an hour', async () => {
      for (const minutes of [2.2, 6.2, 21.2]) await after(minutes);
      expect((await documents()).state).toBe('asked');
      await after(61.2);
      expect(await documents()).toEqual({ state: 'missing', shown: [] });
    });

    it('is looked for on, where nothing is known or another charge is told of', async () => {
      provider.answers.set(attempt(), { state: 'unknown' });
      await after(2.2);
      expect((await documents()).state).toBe('asked');
      provider.pay(attempt(), { transactionId: 'another' });
      await after(6.2);
      expect((await documents()).state).toBe('asked');
    });
  },
);
