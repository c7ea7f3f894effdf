/** A shop that is set to PayPlus, over HTTP; what fails is in payment-matrix.test.ts. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { checkoutApi } from '#contract/checkout-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { appTransport } from '#server/payments/app-transport.ts';
import { type TestApp, createTestApp } from '../app.ts';
import { item } from '../carts.ts';
import { type Checkout, aCheckout } from '../checkout.ts';
import { databases } from '../databases.ts';
import { NOW, referenceOf } from './payment-rig.ts';
import { BASE, KEYS, type PayPlusFaults, PayPlusStandIn } from './payplus-stand-in.ts';

describe.each(databases)('a shop that is paid through PayPlus on %s', (kind) => {
  let standIn: PayPlusStandIn;
  let app: TestApp;
  let checkout: Checkout;
  const log: string[] = [];
  beforeAll(async () => {
    standIn = new PayPlusStandIn({ now: () => NOW });
    const env = {
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'trace',
      PAYMENT_PROVIDER: 'payplus',
      PAYPLUS_API_KEY: KEYS.apiKey,
      PAYPLUS_SECRET_KEY: KEYS.secretKey,
      PAYPLUS_PAGE_UID: KEYS.pageUid,
      PAYPLUS_TERMINAL_UID: KEYS.terminalUid,
      PAYPLUS_URL: (await standIn.app.listen({ host: '127.0.0.1', port: 0 })) + BASE,
    };
    const logger = { level: 'trace', stream: { write: (line: string) => void log.push(line) } };
    app = await createTestApp(kind, { env, logger, now: () => NOW });
    standIn.send = appTransport(app.server);
    app.server.jobs.start();
  });
  beforeEach(async () => {
    log.length = 0;
    standIn.opening = 'truth';
    checkout = await aCheckout(app, [item(await app.has.product({ inventory: 1 }))]);
  });
  afterAll(async () => {
    await app.close();
    await standIn.app.close();
  });

  const placed = async (): Promise<Order> => (await checkout.place({ payment: 'card' })).body.data;
  const stateOf = async ({ _id }: Order): Promise<string> => {
    await app.server.jobs.idle();
    return (await checkout.who.get(orderApi.order(_id))).body.data.state;
  };
  const everythingKept = async () => {
    const rows: unknown[] = [];
    for (const { name } of await app.db.introspection.getTables())
      rows.push(
        await app.db
          .selectFrom(name as 'orders')
          .selectAll()
          .execute(),
      ); // each of them, by its name
    return JSON.stringify(rows);
  };

  it('offers card and Bit in earnest', async () => {
    const { payments, simulated } = (await app.get(checkoutApi.options())).body.data;
    expect(payments.map(({ method }: { method: string }) => method)).toEqual(['card', 'bit', 'arrange']);
    expect(simulated).toBe(false);
  });

  test.each(['GET', 'form', 'bare'])('takes the payer back by %s', async (how) => {
    const order = await placed();
    standIn.page(referenceOf(order)).faults.notices = 0;
    const { url, fields } = await standIn.choose(referenceOf(order), 'approve');
    const path = new URL(url).pathname;
    const payload = new URLSearchParams(fields).toString();
    const back: Record<string, InjectOptions> = {
      GET: { url: `${path}?${payload}` },
      form: {
        method: 'POST',
        url: path,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      bare: { method: 'POST', url: path },
    };
    const { statusCode, headers } = await app.server.inject(back[how]!);
    expect([statusCode, headers.location]).toEqual([303, `/orders/${order._id}`]);
    expect(await stateOf(order)).toBe('confirmed');
  });

  test.each<[PayPlusFaults['signature'], number, string]>([
    ['right', 200, 'confirmed'],
    ['serialised', 200, 'confirmed'],
    ['wrong', 401, 'pending'],
    ['none', 401, 'pending'],
  ])('takes a notice whose signature is %s with %i', async (signature, status, state) => {
    const order = await placed();
    const page = standIn.page(referenceOf(order));
    page.faults = { notices: 0, signature };
    await standIn.choose(page.uid, 'approve');
    const { body: payload, headers } = standIn.notice(page.uid);
    const url = orderApi.paymentNotice('payplus');
    expect((await app.server.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(status);
    expect(await stateOf(order)).toBe(state);
    expect(log.some((line) => line.includes('not signed by the provider'))).toBe(status === 401);
  });

  test.each(['refused', 'error', 'html'] as const)(
    'is as before when opening a page is %s',
    async (opening) => {
      standIn.opening = opening;
      const { status, body } = await checkout.place({ payment: 'card' });
      expect([status, body.code]).toEqual([502, 'provider_unavailable']);
      expect((await checkout.who.get(orderApi.orders())).body.data).toMatchObject([{ state: 'cancelled' }]);
      standIn.opening = 'truth';
      expect((await checkout.place({ payment: 'card' })).status).toBe(201);
    },
  );

  it('keeps its keys out of logs, answers and the database', async () => {
    const order = await placed();
    await standIn.choose(referenceOf(order), 'approve');
    expect(await stateOf(order)).toBe('confirmed');
    standIn.opening = 'error';
    const answers = [
      (await checkout.place({ payment: 'card' })).text,
      (await checkout.who.get(orderApi.order(order._id))).text,
      (await app.send('POST', orderApi.paymentNotice('payplus'), {})).text,
    ];
    const seen = [...log, ...answers, await everythingKept()].join('\n');
    expect(log.length).toBeGreaterThan(0);
    for (const key of [KEYS.apiKey, KEYS.secretKey]) expect(seen).not.toContain(key);
  });
});
