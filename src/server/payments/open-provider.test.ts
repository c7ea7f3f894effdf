import { afterEach, describe, expect, it, test } from 'vitest';
import { checkoutApi } from '#contract/checkout-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { item } from '#test/carts.ts';
import { type Checkout, aCheckout } from '#test/checkout.ts';

/** Unset, as the environment of a shop that says nothing of payments. */
const UNSET = { PAYMENT_PROVIDER: '' };
const CALLS = [
  ['POST', '/simulator/api/v11/LowProfile/Create'],
  ['POST', '/simulator/api/v11/LowProfile/GetLpResult'],
  ['POST', '/simulator/api/v11/Transactions/RefundByTransactionId'],
  ['POST', '/simulator/api/v11/Transactions/ListTransactions'],
  ['GET', '/simulator/pay.css'],
] as const;

describe('the simulator', () => {
  let app: TestApp;
  afterEach(() => app.close());

  const openApp = async (env: Record<string, string>) => {
    app = await createTestApp('sqlite', { env: { ...UNSET, ...env } });
  };
  const callAll = () =>
    Promise.all(
      CALLS.map(async ([method, url]) => (await app.server.inject({ method, url, payload: {} })).statusCode),
    );
  const placeByCard = async (): Promise<Awaited<ReturnType<Checkout['place']>>> => {
    const ring = await app.has.product({ inventory: 3 });
    return (await aCheckout(app, [item(ring)])).place({ payment: 'card' });
  };

  it('is the provider of a demo that nobody else reaches', async () => {
    await openApp({});
    expect(await callAll()).toEqual([400, 400, 400, 400, 200]);
    expect((await app.get(checkoutApi.options())).body.data.simulated).toBe(true);
    const { status, body } = await placeByCard();
    expect([status, body.data.payment.url]).toEqual([201, expect.stringContaining('/simulator/pay/')]);
  });

  test.each<Record<string, string>>([
    { DEMO: 'off' },
    { DEMO: 'off', PUBLIC_URL: 'http://127.0.0.1:3000' },
    { PUBLIC_URL: 'https://shop.example' },
    { PAYMENT_PROVIDER: 'none' },
    { PAYMENT_PROVIDER: 'cardcom', CARDCOM_TERMINAL: '1000', CARDCOM_API_NAME: 'a-name' },
  ])('is no part of a shop with %j', async (env) => {
    await openApp(env);
    expect(await callAll()).toEqual(CALLS.map(() => 404));
    expect((await app.get(checkoutApi.options())).body.data.simulated).toBe(false);
    if (env.PAYMENT_PROVIDER === 'cardcom') return;
    expect((await app.send('POST', orderApi.paymentNotice('cardcom'), {})).status).toBe(404);
    const { status, body } = await placeByCard();
    expect([status, body.fields]).toEqual([400, { payment: expect.anything() }]);
  });
});
