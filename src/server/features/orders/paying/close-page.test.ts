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

describe.each(databasesOrOnly('postgres'))('a page at which nobody should pay on %s', (kind) => {
  let app: TestApp;
  let provider: FakeProvider;
  let clock: { now: Date };
  let checkout: Checkout;
  let closed: string[];
  beforeEach(async () => {
    closed = [];
    provider = fakeProvider();
    provider.close = async (reference) => void closed.push(reference);
    clock = { now: NOW };
    app = await createTestApp(kind, { provider, now: () => clock.now, env: { RATE_LIMIT: 'off' } });
    checkout = await aCheckout(app, [item(await app.has.product({ inventory: 3 }))]);
    app.server.jobs.start();
  });
  afterEach(() => app.close());

  const placed = async (): Promise<Order> => (await checkout.place({ payment: 'card' })).body.data;
  const after = async (minutes: number) => {
    await app.server.jobs.idle();
    clock.now = new Date(NOW.getTime() + minutes * MINUTE);
    app.server.jobs.runDue();
    await app.server.jobs.idle();
  };

  it('is closed once another has taken its place', async () => {
    const order = await placed();
    const { attemptId } = provider.pages[0]!;
    provider.answers.set(attemptId, { state: 'failed' });
    await after(1.1);
    expect(closed).toEqual([]);
    expect((await checkout.who.post(orderApi.orderPayment(order._id))).status).toBe(200);
    await after(3.1);
    expect(closed).toEqual([`p-${attemptId}`]);
  });

  it('is closed once its order is cancelled, for as long as it may live', async () => {
    const order = await placed();
    await checkout.who.post(orderApi.orderCancellation(order._id), {});
    await after(1.1);
    const reference = `p-${provider.pages[0]!.attemptId}`;
    expect(closed).toEqual([reference]);
    await after(3 * 60);
    await after(4 * 60);
    expect(closed).toEqual([reference]);
  });

  it('stays open while its order waits, and after it expired', async () => {
    await placed();
    for (const minutes of [1.1, 5.1, 31, 41]) await after(minutes);
    expect(closed).toEqual([]);
  });
});
