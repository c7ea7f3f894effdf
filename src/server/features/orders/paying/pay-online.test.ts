import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { checkoutApi } from '#contract/checkout-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { type Checkout, aCheckout } from '#test/checkout.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { blankOrders } from '../personal-data.repository.ts';
import { purgeOld } from '#server/purge.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { type TestApp, createTestApp } from '#test/app.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
const MINUTE = 60_000;

describe.each(databasesOrOnly('postgres'))('an order that is paid online on %s', (kind) => {
  let app: TestApp;
  let provider: FakeProvider;
  let clock: { now: Date };
  let ring: string;
  let checkout: Checkout;
  beforeEach(async () => {
    provider = fakeProvider();
    provider.readNotice = (raw) => ({ reference: raw.toString(), isAuthentic: !raw.includes('forged') });
    clock = { now: NOW };
    app = await createTestApp(kind, { provider, now: () => clock.now, env: { RATE_LIMIT: 'off' } });
    ring = (await app.has.product({ inventory: 3 }))._id;
    checkout = await aCheckout(app, [{ productType: 'Item', item: ring, quantity: 1 }]);
    app.server.jobs.start();
  });
  afterEach(() => app.close());

  const place = (payment = 'card') => checkout.place({ payment });
  const placed = async (payment?: string): Promise<Order> => {
    const { status, body, text } = await place(payment);
    if (status !== 201) throw new Error(text);
    return body.data;
  };
  const read = async (id: string): Promise<Order> => (await checkout.who.get(orderApi.order(id))).body.data;
  const notify = async (text: string, protocol = 'cardcom') => {
    await app.server.jobs.idle();
    const answer = await app.server.inject({
      method: 'POST',
      url: orderApi.paymentNotice(protocol),
      payload: text,
      headers: { 'content-type': 'x/y' },
    });
    await app.server.jobs.idle();
    return answer.statusCode;
  };
  /** ms; what is due by then is done. */
  const after = async (time: number) => {
    // A worker that is about to end takes nothing more.
    await app.server.jobs.idle();
    clock.now = new Date(NOW.getTime() + time);
    app.server.jobs.runDue();
    await app.server.jobs.idle();
  };
  const attempt = () => provider.pages.at(-1)!.attemptId;

  it('is offered, and says where to pay', async () => {
    const options = (await app.get(checkoutApi.options())).body.data;
    expect(options.payments.slice(0, 2)).toEqual([{ method: 'card' }, { method: 'bit' }]);
    expect(options.simulated).toBe(false);
    const order = await placed();
    expect(order.payment).toMatchObject({
      state: 'pending',
      method: 'card',
      url: `https://pay.example/p-${attempt()}`,
    });
    expect(provider.pages).toMatchObject([
      {
        orderNumber: order.number,
        amount: order.total * 100,
        lang: 'he',
        lines: [{ quantity: 1 }],
        minutes: 30,
      },
    ]);
    const { url } = (await checkout.who.post(orderApi.orderPayment(order._id))).body.data;
    expect([url, provider.pages.length]).toEqual([order.payment.url, 1]);
    expect((await checkout.cart.read()).body.data.items).toHaveLength(1);
  });

  it('is confirmed by a notice only because the provider says so, and leaves the cart', async () => {
    const order = await placed();
    expect(await notify(`p-${attempt()}`)).toBe(200);
    expect((await read(order._id)).state).toBe('pending');
    provider.pay(attempt());
    expect(await notify(`p-${attempt()}`)).toBe(200);
    const paid = await read(order._id);
    expect(paid).toMatchObject({
      state: 'confirmed',
      payment: { state: 'paid', brand: 'Visa', last4: '0000', paid: order.total },
      documents: [{ kind: 'TaxInvoiceAndReceipt', number: '15935' }],
    });
    expect(paid.payment.url).toBeUndefined();
    expect((await checkout.cart.read()).body.data.items).toEqual([]);
    expect((await checkout.who.post(orderApi.orderPayment(order._id))).body.code).toBe('not_payable');
  });

  it('keeps in the cart what was added meanwhile', async () => {
    await placed();
    await checkout.cart.setTo([{ productType: 'Item', item: ring, quantity: 3 }]);
    provider.pay(attempt());
    await notify(`p-${attempt()}`);
    expect((await checkout.cart.read()).body.data.items).toMatchObject([{ item: ring, quantity: 2 }]);
  });

  it('is opened once, however often it is asked for at the same time', async () => {
    const order = await placed();
    provider.answers.set(attempt(), { state: 'failed' });
    await notify(`p-${attempt()}`);
    const gate = Promise.withResolvers<void>();
    provider.opening = async (page) => {
      await gate.promise;
      return { kind: 'opened', reference: `p-${page.attemptId}`, url: `https://pay.example/2`, bitUrl: null };
    };
    const asked = Array.from({ length: 4 }, () => checkout.who.post(orderApi.orderPayment(order._id)));
    setTimeout(() => gate.resolve(), 50);
    const answers = await Promise.all(asked);
    expect(answers.map(({ body }) => body.data?.url)).toEqual(answers.map(() => 'https://pay.example/2'));
    expect(provider.pages).toHaveLength(2);
  });

  test.each([
    { kind: 'refused', reason: 'code 603' },
    { kind: 'unknown', reason: 'no connection' },
  ] as const)('is as if nothing had been when the provider answers %j', async (answer) => {
    provider.opening = async () => answer;
    const { status, body } = await place();
    expect([status, body.code]).toEqual([502, 'provider_unavailable']);
    const [order] = (await checkout.who.get(orderApi.orders())).body.data;
    expect(order.state).toBe('cancelled');
    expect(await app.db.selectFrom('order_holds').selectAll().execute()).toEqual([]);
    expect((await checkout.cart.read()).body.data.items).toHaveLength(1);
    provider.opening = null;
    expect((await place()).status).toBe(201);
  });

  it('is not made a second time where the first was paid without the shop’s knowing', async () => {
    const first = await placed();
    provider.pay(attempt());
    const { status, body } = await place();
    expect([status, body.code, body.data._id]).toEqual([409, 'already_ordered', first._id]);
    expect(provider.pages).toHaveLength(1);
  });

  it('takes the place of one that wasn’t paid, and is the same when its call is repeated', async () => {
    const first = await placed();
    const body = await checkout.body({ payment: 'card' });
    const second = await checkout.send(body, 'the-same-key-twice');
    expect([second.status, await read(first._id)]).toMatchObject([
      201,
      { state: 'cancelled', replacedBy: second.body.data._id },
    ]);
    const { events } = (await (await app.as('superAdmin')).get(adminApi.order(first._id))).body.data;
    const replaced = { event: 'cancelled', actor: 'customer', replacedBy: second.body.data._id };
    expect(events).toMatchObject([{ event: 'placed' }, replaced]); // and no mail
    provider.pay(attempt());
    await notify(`p-${attempt()}`);
    const again = await checkout.send(body, 'the-same-key-twice');
    expect([again.status, again.body.data._id]).toEqual([200, second.body.data._id]);
    expect(provider.pages).toHaveLength(2);
  });

  it.each([
    ['bit', 'card'],
    ['card', 'bit'],
  ])('that was placed to be paid by %s is to be paid by %s once that was chosen', async (first, last) => {
    const order = await placed(first);
    await checkout.who.post(orderApi.orderPayment(order._id), { payment: last });
    expect((await read(order._id)).payment.method).toBe(last);
  });

  it('was paid by what the provider says, whatever was chosen', async () => {
    const order = await placed('bit');
    provider.pay(attempt()); // by card
    await notify(`p-${attempt()}`);
    expect((await read(order._id)).payment).toMatchObject({ state: 'paid', method: 'card' });
  });

  it('is asked about before its hold ends, so that a late payer loses nothing', async () => {
    const order = await placed();
    provider.pay(attempt());
    await after(31 * MINUTE);
    expect((await read(order._id)).state).toBe('confirmed');
  });

  it('expires when nobody paid, and is settled by the admin’s asking if somebody did after all', async () => {
    const order = await placed();
    await after(31 * MINUTE);
    expect((await read(order._id)).state).toBe('expired');
    provider.pay(attempt());
    const admin = await app.as('superAdmin');
    const { body } = await admin.post(adminApi.orderCheck(order._id));
    expect(body.data).toMatchObject({ state: 'confirmed', payment: { state: 'paid' } });
  });

  it('is asked about by the clock when no notice comes', async () => {
    const order = await placed();
    provider.pay(attempt());
    await after(61_000);
    expect((await read(order._id)).state).toBe('confirmed');
  });

  describe('a notice', () => {
    const notices = () => app.db.selectFrom('payment_notices').selectAll().execute();

    it('is kept as it came', async () => {
      await placed();
      await notify(`p-${attempt()}`);
      const [notice] = await notices();
      expect(Buffer.from(notice!.body, 'base64').toString()).toBe(`p-${attempt()}`);
    });

    it('is gone after 30 days, and with its customer', async () => {
      const { _id } = await placed();
      await notify(`p-${attempt()}`);
      const days = (count: number) => new Date(NOW.getTime() + count * 24 * 60 * MINUTE);
      await purgeOld(app.db, days(29));
      expect(await notices()).toHaveLength(1);
      await app.db.transaction().execute((transaction) => blankOrders(transaction, [_id]));
      expect(await notices()).toEqual([]);
      await notify(`p-${attempt()}`);
      await purgeOld(app.db, days(31));
      expect(await notices()).toEqual([]);
    });

    test.each([
      ['about an unknown page', 'p-unknown', 'cardcom', 200],
      ['that says nothing', '', 'cardcom', 200],
      ['that is forged', 'forged', 'cardcom', 401],
      ['to a provider that isn’t chosen', 'p-1', 'payplus', 404],
      ['to nobody', 'p-1', 'other', 404],
      ['of more than 64 KiB', 'x'.repeat(65_537), 'cardcom', 413],
    ])('%s changes nothing', async (_, text, protocol, status) => {
      const order = await placed();
      expect(await notify(text, protocol)).toBe(status);
      expect([(await read(order._id)).state, await notices(), provider.asked]).toEqual(['pending', [], []]);
    });

    it('that comes ten times at once takes one charge', async () => {
      const order = await placed();
      provider.pay(attempt());
      const statuses = await Promise.all(Array.from({ length: 10 }, () => notify(`p-${attempt()}`)));
      expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
      await app.server.jobs.idle();
      expect((await read(order._id)).payment.paid).toBe(order.total);
      expect(await app.db.selectFrom('charges').selectAll().execute()).toHaveLength(1);
    });
  });

  describe('the way back', () => {
    const back = (path: string, method: 'GET' | 'POST' = 'GET') =>
      app.server.inject({
        method,
        url: path,
        ...(method === 'POST' && {
          payload: 'status=paid&amount=1',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      });

    test.each(['GET', 'POST'] as const)('by %s needs no login and leads to the order', async (method) => {
      const order = await placed();
      provider.pay(attempt());
      const { statusCode, headers } = await back(`/pay/return/${attempt()}?ResponseCode=0&paid=true`, method);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        303,
        `/orders/${order._id}`,
        'no-store',
      ]);
      await app.server.jobs.idle();
      expect((await read(order._id)).state).toBe('confirmed');
    });

    it('leads whoever has cancelled there to the order at once', async () => {
      const order = await placed();
      const { statusCode, headers } = await back(`/pay/return/${attempt()}/cancelled`);
      expect([statusCode, headers.location]).toEqual([303, `/orders/${order._id}#unpaid`]);
    });

    it('asks all the same whoever says to have cancelled', async () => {
      const order = await placed();
      provider.pay(attempt());
      await back(`/pay/return/${attempt()}/cancelled`);
      await app.server.jobs.idle();
      expect((await read(order._id)).state).toBe('confirmed');
    });

    it('believes nothing that it carries', async () => {
      const order = await placed();
      await back(`/pay/return/${attempt()}?status=paid`);
      await app.server.jobs.idle();
      expect((await read(order._id)).state).toBe('pending');
    });

    test.each(['unknown', '%00', '..%2f..', 'x'.repeat(5000)])('of %j is unknown', async (id) => {
      expect((await back(`/pay/return/${id}`)).statusCode).toBe(404);
    });
  });

  it('is asked about before it is cancelled, so that money isn’t taken for a cancelled order', async () => {
    const order = await placed();
    provider.pay(attempt());
    const { status, body } = await checkout.who.post(orderApi.orderCancellation(order._id), {});
    expect([status, body.data.state, body.data.payment.state]).toEqual([200, 'confirmed', 'paid']);
    expect(body.data.cancellationRequest.settled).toBeUndefined();
  });

  it('is nobody else’s to pay', async () => {
    const order = await placed();
    const other = await app.as(await app.has.user());
    expect((await other.post(orderApi.orderPayment(order._id))).status).toBe(404);
    expect((await app.send('POST', orderApi.orderPayment(order._id))).status).toBe(401);
  });
});
