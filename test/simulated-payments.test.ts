/** The simulator inside the shop; its failures are in payments/payment-matrix.test.ts. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { checkoutApi } from '#contract/checkout-routes.ts';
import type { Order } from '#contract/orders.ts';
import { type TestApp, createTestApp } from './app.ts';
import { type Checkout, aCheckout, newKey } from './checkout.ts';
import { databasesOrOnly } from './databases.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');

describe.each(databasesOrOnly('sqlite'))('a payment at the simulator on %s', (kind) => {
  let app: TestApp;
  let ring: string;
  let checkout: Checkout;
  beforeEach(async () => {
    const env = { RATE_LIMIT: 'off', PAYMENT_PROVIDER: 'simulator' };
    app = await createTestApp(kind, { now: () => NOW, env });
    ring = (await app.has.product({ inventory: 3 }))._id;
    checkout = await aCheckout(app, [{ productType: 'Item', item: ring, quantity: 1 }]);
    app.server.jobs.start();
  });
  afterEach(() => app.close());

  const placed = async (): Promise<Order> => (await checkout.place({ payment: 'card' })).body.data;
  const pageOf = ({ payment }: Order) => new URL(payment.url!).pathname;
  const choose = (order: Order, choice: string) =>
    app.server.inject({ method: 'POST', url: `${pageOf(order)}/${choice}` });
  const done = () => app.server.jobs.idle();
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
    const { headers } = await app.server.inject({ url: String(back.headers.location) });
    expect(headers.location).toBe(`/orders/${order._id}`);
    await done();
    expect(await see(order)).toMatchObject({ ...PAID, documents: [{ kind: 'TaxInvoiceAndReceipt' }] });
    expect(await stock()).toBe(2);
  });

  it('whose refund in part has a document of its own, made at once', async () => {
    const order = await placed();
    await choose(order, 'approve');
    await done();
    const admin = await app.as('superAdmin');
    const body = { amount: 1, reason: 'ביטול', by: 'provider' };
    await admin.post(adminApi.orderRefunds(order._id), body, { 'idempotency-key': newKey() });
    const kinds = async () => (await see(order)).documents.map(({ kind: made }) => made).toSorted();
    await expect.poll(kinds).toEqual(['TaxInvoiceAndReceipt', 'TaxInvoiceAndReceiptRefund']);
    expect((await see(order)).openDocuments).toEqual([]);
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
