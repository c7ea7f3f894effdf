/** The whole way of a payment with every failure of a provider, the same for each provider and database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { type Checkout, aCheckout, newKey } from '../checkout.ts';
import { paymentGrounds } from './payment-grounds.ts';
import type { Faults, PaymentRig } from './payment-rig.ts';

const MINUTE = 60_000;
const PAID = { state: 'confirmed', payment: { state: 'paid' } };

describe.each(paymentGrounds)('a payment at %s on %s', (_name, kind, openRig) => {
  let rig: PaymentRig;
  let start: Date;
  let ring: string;
  let checkout: Checkout;
  beforeAll(async () => {
    rig = await openRig(kind);
    rig.app.server.jobs.start();
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    start = rig.clock.now;
    await after(49 * 60); // nothing of the test before is asked about any more
    start = rig.clock.now;
    ring = (await rig.app.has.product({ inventory: 3 }))._id;
    checkout = await aCheckout(rig.app, [{ productType: 'Item', item: ring, quantity: 1 }]);
  });

  const done = () => rig.app.server.jobs.idle();
  const placed = async (payment = 'card'): Promise<Order> => (await checkout.place({ payment })).body.data;
  const chosen = async (order: Order, choice: Parameters<PaymentRig['choose']>[1]): Promise<string> => {
    const back = await rig.choose(order, choice);
    await done();
    return back;
  };
  const after = async (minutes: number) => {
    await done();
    rig.clock.now = new Date(start.getTime() + minutes * MINUTE);
    rig.app.server.jobs.runDue();
    await done();
  };
  const notify = async (order: Order): Promise<number> => {
    const { body, headers } = await rig.notice(order);
    const url = orderApi.paymentNotice(rig.protocol);
    const { statusCode } = await rig.app.server.inject({ method: 'POST', url, headers, payload: body });
    return statusCode;
  };
  const see = async ({ _id }: Order): Promise<AdminOrder> =>
    (await (await rig.app.as('superAdmin')).get(adminApi.order(_id))).body.data;
  const stock = async () => {
    const row = rig.app.db.selectFrom('product_stock').select('inventory').where('product_id', '=', ring);
    return (await row.executeTakeFirstOrThrow()).inventory;
  };
  const documentStates = async ({ _id }: Order) => {
    const rows = rig.app.db.selectFrom('order_documents').select('state').where('order_id', '=', _id);
    return (await rows.execute()).map(({ state }) => state);
  };
  const refund = async (order: Order, amount: number) => {
    const admin = await rig.app.as('superAdmin');
    const body = { amount, reason: 'ביטול', by: 'provider' };
    return admin.post(adminApi.orderRefunds(order._id), body, { 'idempotency-key': newKey() });
  };
  const expectPaidOnce = async (order: Order) => {
    const { charges, payment, state, events } = await see(order);
    expect([state, charges.length, payment.paid]).toEqual(['confirmed', 1, order.total]);
    expect(events.filter(({ event }) => event === 'confirmed')).toHaveLength(1);
    expect(await stock()).toBe(2);
  };

  test.each(['approve', 'bit'] as const)('that is chosen by %s leads back and confirms', async (choice) => {
    const order = await placed(choice === 'bit' ? 'bit' : 'card');
    const back = await chosen(order, choice);
    const { headers } = await rig.app.server.inject({ url: back });
    expect(headers.location).toBe(`/orders/${order._id}`);
    await done();
    expect(await see(order)).toMatchObject({ ...PAID, documents: [{ kind: rig.documentKind }] });
    await expectPaidOnce(order);
  });

  it('that is given up stays open', async () => {
    const order = await placed();
    await chosen(order, 'cancel');
    expect(await see(order)).toMatchObject({ state: 'pending', attempts: [{ state: 'pending' }] });
  });

  it('that is declined can be made at the second try', async () => {
    const order = await placed();
    await chosen(order, 'decline');
    expect(await see(order)).toMatchObject({ state: 'pending', attempts: [{ state: 'failed' }] });
    await after(0.5);
    const { url } = (await checkout.who.post(orderApi.orderPayment(order._id))).body.data;
    const again = { ...order, payment: { ...order.payment, url } };
    expect(url).not.toBe(order.payment.url);
    await chosen(again, 'approve');
    expect(await see(order)).toMatchObject({ ...PAID, attempts: [{ state: 'failed' }, { state: 'paid' }] });
    await expectPaidOnce(order);
  });

  test.each<[string, Faults]>([
    ['lost', { notices: 0 }],
    ['about another page', { foreignNotice: true }],
  ])('whose notice is %s is found by the clock', async (_, faults) => {
    const order = await placed();
    await rig.fail(order, faults);
    await chosen(order, 'approve');
    expect((await see(order)).state).toBe('pending');
    await after(1.1);
    await expectPaidOnce(order);
  });

  it('whose notice is lost is found by the payer’s way back', async () => {
    const order = await placed();
    await rig.fail(order, { notices: 0 });
    await rig.app.server.inject({ url: await chosen(order, 'approve') });
    await done();
    await expectPaidOnce(order);
  });

  test.each([2, 10])(
    'whose notice comes %i times at once, beside the payer, is one charge',
    async (notices) => {
      const order = await placed();
      await rig.fail(order, { notices, noticeLast: true });
      await rig.app.server.inject({ url: await rig.choose(order, 'approve') });
      await expect.poll(async () => (await see(order)).state).toBe('confirmed');
      await done();
      await expectPaidOnce(order);
    },
  );

  it('whose notice comes late, and again, is one charge', async () => {
    const order = await placed();
    await rig.fail(order, { notices: 0 });
    await chosen(order, 'approve');
    await after(1.1);
    for (const minutes of [2, 31, 24 * 60]) {
      await after(minutes);
      expect(await notify(order)).toBe(200);
      await done();
    }
    await expectPaidOnce(order);
  });

  test.each(['error', 'html', 'silence', 'pending'] as const)(
    'about which the answer is %s stays open, then is found',
    async (answer) => {
      const order = await placed();
      await rig.fail(order, { answer });
      await chosen(order, 'approve');
      expect(await see(order)).toMatchObject({
        state: 'pending',
        payment: { state: 'pending' },
        charges: [],
      });
      expect(await stock()).toBe(3);
      await rig.fail(order, {});
      await after(1.1);
      await expectPaidOnce(order);
    },
  );

  test.each(['amount', 'currency', 'terminal', 'attempt', 'page'] as const)(
    'with another %s is a review, and releases nothing',
    async (wrong) => {
      const order = await placed();
      await rig.fail(order, { wrong });
      await chosen(order, 'approve');
      expect(await see(order)).toMatchObject({ state: 'pending', payment: { state: 'review' }, charges: [] });
      expect(await stock()).toBe(3);
    },
  );

  it('without a document is paid all the same', async () => {
    const order = await placed();
    await rig.fail(order, { noDocument: true });
    await chosen(order, 'approve');
    for (const minutes of rig.documentMinutes) await after(minutes);
    expect(await see(order)).toMatchObject({ ...PAID, documents: [] });
    expect(await documentStates(order)).toEqual(['missing']);
  });

  it('after the hold takes the stock again', async () => {
    const order = await placed();
    await after(31);
    expect((await see(order)).state).toBe('expired');
    await chosen(order, 'approve');
    await expectPaidOnce(order);
  });

  it('after the hold goes back by itself where the stock has gone', async () => {
    const order = await placed();
    await after(31);
    await rig.app.db
      .updateTable('product_stock')
      .set({ inventory: 0 })
      .where('product_id', '=', ring)
      .execute();
    await chosen(order, 'approve');
    await expect.poll(async () => (await see(order)).payment.state).toBe('refunded');
    expect(await see(order)).toMatchObject({
      state: 'expired',
      payment: { state: 'refunded', paid: order.total, refunded: order.total },
      refunds: [{ state: 'done', by: null }],
    });
    expect([await stock(), await rig.refunds(order)]).toEqual([0, [order.total * 100]]);
  });

  test.each([
    ['refused', 'refused', 'paid', 0],
    ['done', 'done', 'refunded', 1],
  ] as const)('whose refund is %s', async (how, state, payment, count) => {
    const order = await placed();
    await rig.fail(order, { refund: how });
    await chosen(order, 'approve');
    const answer = await refund(order, order.total);
    expect([answer.status, answer.body.data.refunds[0].state]).toEqual([201, state]);
    expect((await see(order)).payment.state).toBe(payment);
    expect(await rig.refunds(order)).toHaveLength(count);
  });

  it('is refunded in parts', async () => {
    const order = await placed();
    await chosen(order, 'approve');
    expect((await refund(order, 10)).body.data.payment).toMatchObject({
      state: 'part_refunded',
      refunded: 10,
    });
    expect((await refund(order, order.total - 10)).body.data.payment.state).toBe('refunded');
    expect(await rig.refunds(order)).toEqual([1000, order.total * 100 - 1000]);
    const { data } = (await (await rig.app.as('superAdmin')).get(adminApi.orderMirror(order._id))).body;
    expect(data).toMatchObject({ state: 'same', ours: 0, theirs: 0 });
  });

  test.each([
    ['was done', 'silence_but_done', 'done', 'refunded', 1],
    ['wasn’t', 'silence', 'refused', 'paid', 0],
  ] as const)('whose refund has no answer is looked for, and %s', async (_, how, state, payment, count) => {
    const order = await placed();
    await rig.fail(order, { refund: how });
    await chosen(order, 'approve');
    expect((await refund(order, order.total)).body.data.refunds[0].state).toBe('unknown');
    expect((await refund(order, 1)).body.code).toBe('refund_open');
    await rig.fail(order, {});
    await after(11);
    expect((await see(order)).refunds).toMatchObject([{ state }]);
    expect((await see(order)).payment.state).toBe(payment);
    expect(await rig.refunds(order)).toHaveLength(count);
  });
});
