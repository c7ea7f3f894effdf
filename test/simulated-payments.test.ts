/** The whole way of a payment, with every failure of a provider that the simulator knows. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { checkoutApi } from '#contract/checkout-routes.ts';
import type { Order } from '#contract/orders.ts';
import { SimulatedCardcom } from '#server/payments/simulator/simulated-cardcom.ts';
import type { FaultsInput } from '#server/payments/simulator/simulator-faults.ts';
import { type TestApp, createTestApp } from './app.ts';
import { type Checkout, aCheckout, newKey } from './checkout.ts';
import { databases } from './databases.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
const MINUTE = 60_000;

describe.each(databases)('a payment at the simulator on %s', (kind) => {
  let app: TestApp;
  let clock: { now: Date };
  let ring: string;
  let checkout: Checkout;
  beforeEach(async () => {
    clock = { now: NOW };
    const env = { RATE_LIMIT: 'off', PAYMENT_PROVIDER: 'simulator' };
    app = await createTestApp(kind, { now: () => clock.now, env });
    ring = (await app.has.product({ inventory: 3 }))._id;
    checkout = await aCheckout(app, [{ productType: 'Item', item: ring, quantity: 1 }]);
    app.server.jobs.start();
  });
  afterEach(() => app.close());

  const placed = async (): Promise<Order> => (await checkout.place({ payment: 'card' })).body.data;
  const pageOf = ({ payment }: Order) => new URL(payment.url!).pathname;
  const choose = (order: Order, choice: string) =>
    app.server.inject({ method: 'POST', url: `${pageOf(order)}/${choice}` });
  const fail = (order: Order, faults: FaultsInput) =>
    new SimulatedCardcom({ db: app.db, now: () => clock.now }).fail(pageOf(order).split('/').at(-1)!, faults);
  const done = () => app.server.jobs.idle();
  const after = async (minutes: number) => {
    await done();
    clock.now = new Date(NOW.getTime() + minutes * MINUTE);
    app.server.jobs.runDue();
    await done();
  };
  const see = async ({ _id }: Order): Promise<AdminOrder> =>
    (await (await app.as('superAdmin')).get(adminApi.order(_id))).body.data;
  const stock = async () =>
    (await app.db.selectFrom('product_stock').select('inventory').executeTakeFirstOrThrow()).inventory;
  const PAID = { state: 'confirmed', payment: { state: 'paid' } };

  it('says that no money moves', async () => {
    expect((await app.get(checkoutApi.options())).body.data.simulated).toBe(true);
    const { payload, headers } = await app.server.inject({ url: pageOf(await placed()) });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(payload).toContain('<html lang="he" dir="rtl">');
    expect(payload).toContain('שום כסף לא עובר');
  });

  test.each(['approve', 'bit'])('that is chosen by %s leads back and confirms the order', async (choice) => {
    const order = await placed();
    const back = await choose(order, choice);
    expect(back.statusCode).toBe(303);
    const { headers } = await app.server.inject({ url: new URL(String(back.headers.location)).pathname });
    expect(headers.location).toBe(`/orders/${order._id}`);
    await done();
    expect(await see(order)).toMatchObject({ ...PAID, documents: [{ kind: 'TaxInvoiceAndReceipt' }] });
    expect(await stock()).toBe(2);
  });

  it('that is declined can be made at the second try', async () => {
    const order = await placed();
    await choose(order, 'decline');
    await done();
    expect(await see(order)).toMatchObject({ state: 'pending', attempts: [{ state: 'failed' }] });
    await after(0.5);
    const { url } = (await checkout.who.post(`/api/orders/${order._id}/pay`)).body.data;
    const again = { ...order, payment: { ...order.payment, url } };
    expect(pageOf(again)).not.toBe(pageOf(order));
    await choose(again, 'approve');
    await done();
    expect(await see(order)).toMatchObject({ ...PAID, attempts: [{ state: 'failed' }, { state: 'paid' }] });
  });

  test.each<[string, FaultsInput]>([
    ['lost', { notices: 0 }],
    ['about another page', { foreignNotice: true }],
  ])('whose notice is %s is found by the clock', async (_, faults) => {
    const order = await placed();
    await fail(order, faults);
    await choose(order, 'approve');
    await done();
    expect((await see(order)).state).toBe('pending');
    await after(1.1);
    expect(await see(order)).toMatchObject(PAID);
  });

  it('whose notice comes ten times at once, beside the payer, is one charge', async () => {
    const order = await placed();
    await fail(order, { notices: 10, noticeLast: true });
    const { headers } = await choose(order, 'approve');
    await app.server.inject({ url: new URL(String(headers.location)).pathname });
    await expect.poll(async () => (await see(order)).state).toBe('confirmed');
    await done();
    const { charges, payment, events } = await see(order);
    expect([charges.length, payment.paid]).toEqual([1, order.total]);
    expect(events.filter(({ event }) => event === 'confirmed')).toHaveLength(1);
    expect(await stock()).toBe(2);
  });

  test.each(['error', 'html', 'pending'] as const)(
    'about which the answer is %s stays open, then is found',
    async (answer) => {
      const order = await placed();
      await fail(order, { answer });
      await choose(order, 'approve');
      await done();
      expect(await see(order)).toMatchObject({
        state: 'pending',
        payment: { state: 'pending' },
        charges: [],
      });
      await fail(order, {});
      await after(1.1);
      expect(await see(order)).toMatchObject(PAID);
    },
  );

  test.each<FaultsInput>([{ amount: 1 }, { coin: 2 }, { terminal: 9 }, { returnValue: 'other' }])(
    'with %j is a review, and releases nothing',
    async (faults) => {
      const order = await placed();
      await fail(order, faults);
      await choose(order, 'approve');
      await done();
      expect(await see(order)).toMatchObject({ state: 'pending', payment: { state: 'review' }, charges: [] });
      expect(await stock()).toBe(3);
    },
  );

  it('without a document is paid all the same', async () => {
    const order = await placed();
    await fail(order, { noDocument: true });
    await choose(order, 'approve');
    await done();
    expect(await see(order)).toMatchObject({ ...PAID, documents: [] });
    const rows = await app.db.selectFrom('order_documents').select('state').execute();
    expect(rows).toEqual([{ state: 'missing' }]);
  });

  it('after the hold takes the stock again, or goes back by itself where it has gone', async () => {
    const first = await placed();
    await after(31);
    expect((await see(first)).state).toBe('expired');
    await choose(first, 'approve');
    await done();
    expect(await see(first)).toMatchObject(PAID);

    await checkout.cart.setTo([{ productType: 'Item', item: ring, quantity: 2 }]);
    const second = await placed();
    await after(62);
    expect((await see(second)).state).toBe('expired');
    await app.db.updateTable('product_stock').set({ inventory: 1 }).execute();
    await choose(second, 'approve');
    await expect.poll(async () => (await see(second)).payment.state, { timeout: 10_000 }).toBe('refunded');
    expect(await see(second)).toMatchObject({
      state: 'expired',
      payment: { state: 'refunded', paid: second.total, refunded: second.total },
      refunds: [{ state: 'done', by: null }],
    });
    expect(await stock()).toBe(1);
  });

  test.each([
    ['refused', 'refused', 'paid'],
    ['done', 'done', 'refunded'],
  ] as const)('whose refund is %s', async (refund, state, payment) => {
    const order = await placed();
    await fail(order, { refund });
    await choose(order, 'approve');
    await done();
    const admin = await app.as('superAdmin');
    const body = { amount: order.total, reason: 'ביטול', by: 'provider' };
    const answer = await admin.post(adminApi.orderRefunds(order._id), body, { 'idempotency-key': newKey() });
    expect([answer.status, answer.body.data.refunds[0].state]).toEqual([201, state]);
    expect((await see(order)).payment.state).toBe(payment);
  });

  it('is at a page that refuses what a real one refuses, and is no place for guesses', async () => {
    const post = (url: string, payload: object) => app.server.inject({ method: 'POST', url, payload });
    const wrong = await post('/simulator/api/v11/LowProfile/Create', { TerminalNumber: 1000, ApiName: 'x' });
    expect([wrong.statusCode, wrong.json().ResponseCode]).toEqual([400, 5001]);
    for (const url of ['/simulator/pay/unknown', '/simulator/pay/%00'])
      expect((await app.server.inject({ url })).statusCode).toBe(404);
    expect((await post('/simulator/pay/unknown/approve', {})).statusCode).toBe(404);
    const order = await placed();
    expect((await post(`${pageOf(order)}/steal`, {})).statusCode).toBe(404);
  });
});
