import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { aCart, item, seats, tutorial } from '#test/carts.ts';
import { type Checkout, aCheckout, newKey, openShop } from '#test/checkout.ts';
import { databasesOrOnly } from '#test/databases.ts';

const DAY = 24 * 60 * 60_000;
const PLACED = new Date('2026-11-22T10:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('an unpaid order on %s', (kind) => {
  let app: TestApp;
  let now = PLACED;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => now, env: { DEMO: 'off' } });
    await openShop(app, { payments: { arrange: { on: true, holdDays: 2 } } });
    app.server.jobs.start();
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = PLACED;
  });

  const jobsAt = async (ms: number) => {
    now = new Date(PLACED.getTime() + ms);
    app.server.jobs.runDue();
    await app.server.jobs.idle();
  };
  const read = async ({ who }: Checkout, id: string) => (await who.get(orderApi.order(id))).body.data;
  const stockVersion = async () =>
    (
      await app.db
        .selectFrom('shop_state')
        .select('value')
        .where('key', '=', 'stock_version')
        .executeTakeFirstOrThrow()
    ).value;
  const waitingMails = () =>
    app.db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'order_mail')
      .where('done_at', 'is', null)
      .execute();
  const holdsOf = (item: string) =>
    app.db.selectFrom('order_holds').selectAll().where('item', '=', item).execute();

  it('expires with its hold, once, and frees what it held', async () => {
    const ring = await app.has.product({ inventory: 1 });
    const lines = [
      item(ring),
      seats(await app.has.workshop()),
      tutorial(await app.has.tutorial({ price: 9 })),
    ];
    const checkout = await aCheckout(app, lines);
    const { _id } = (await checkout.place()).body.data;

    await jobsAt(2 * DAY - 1);
    expect(await read(checkout, _id)).toMatchObject({ state: 'pending' });
    // Before the end, at which a timer may end it first.
    const before = await stockVersion();
    now = new Date(PLACED.getTime() + 2 * DAY);
    expect((await (await aCart(app)).put([item(ring)])).status).toBe(200);

    await jobsAt(2 * DAY);
    const expired = await read(checkout, _id);
    expect(expired).toMatchObject({ state: 'expired', payment: { state: 'none', paid: 0 }, version: 2 });
    expect(expired.lines.map(({ state }: { state: string }) => state)).toEqual(['held', 'held', 'held']);
    expect(expired.timeline.at(-1)).toEqual({ event: 'expired', at: now.toISOString() });
    expect(await holdsOf(ring._id)).toEqual([]);
    // Written soon after the order's end, not at the next look for mails, which is a minute later.
    await expect.poll(waitingMails).toEqual([]);
    expect(await stockVersion()).not.toBe(before);
    await jobsAt(3 * DAY);
    expect(await read(checkout, _id)).toEqual(expired);
  });

  it.each([0, 10])(
    'that expires leaves no request to cancel behind unless it has money: ₪%d',
    async (money) => {
      const checkout = await aCheckout(app, [item(await app.has.product({ price: 100 }))]);
      const { _id, number, contact } = (await checkout.place()).body.data;
      const admin = await app.as('superAdmin');
      const key = { 'idempotency-key': `${_id}-paid` };
      if (money > 0) await admin.post(adminApi.orderPaid(_id), { amount: money, method: 'cash' }, key);
      await app.send('POST', orderApi.cancellations(), { number, email: contact.email });
      await jobsAt(2 * DAY);
      const { state, cancellationRequest } = await read(checkout, _id);
      expect([state, 'settled' in cancellationRequest]).toEqual(['expired', money === 0]);
      const { data } = (await admin.get(`${adminApi.orders()}?state=requests`)).body;
      expect(data.some((order: { _id: string }) => order._id === _id)).toBe(money > 0);
    },
  );

  it('that was paid or cancelled meanwhile stays as it is', async () => {
    const checkout = await aCheckout(app, [item(await app.has.product())]);
    const { _id } = (await checkout.place()).body.data;
    const cancelled = (await checkout.who.post(orderApi.orderCancellation(_id), {})).body.data;
    expect(cancelled.state).toBe('cancelled');
    await jobsAt(2 * DAY);
    expect(await read(checkout, _id)).toEqual(cancelled);
  });

  it('whose money is recorded as its hold ends is paid, however the two meet', async () => {
    const admin = await app.as('superAdmin');
    for (let round = 0; round < 5; round++) {
      now = PLACED;
      const ring = await app.has.product({ inventory: 1, price: 100 });
      const checkout = await aCheckout(app, [item(ring)]);
      const { _id, total } = (await checkout.place()).body.data;
      const paid = () =>
        admin.post(
          adminApi.orderPaid(_id),
          { amount: total, method: 'bit' },
          { 'idempotency-key': newKey() },
        );
      now = new Date(PLACED.getTime() + 2 * DAY);
      const [answer] = await Promise.all([paid(), jobsAt(2 * DAY)]);
      expect(answer.status).toBe(200);
      const order = await read(checkout, _id);
      expect(order).toMatchObject({ state: 'confirmed', payment: { state: 'paid', paid: total } });
      expect(await holdsOf(ring._id)).toEqual([]);
      const { inventory } = await app.db
        .selectFrom('product_stock')
        .select('inventory')
        .where('product_id', '=', ring._id)
        .executeTakeFirstOrThrow();
      expect(inventory).toBe(0);
    }
  });

  it('with a part of its money is reviewed when its hold ends', async () => {
    const admin = await app.as('superAdmin');
    const checkout = await aCheckout(app, [item(await app.has.product({ price: 100 }))]);
    const { _id } = (await checkout.place()).body.data;
    const key = { 'idempotency-key': newKey() };
    await admin.post(adminApi.orderPaid(_id), { amount: 10, method: 'cash' }, key);
    await jobsAt(2 * DAY);
    expect(await read(checkout, _id)).toMatchObject({
      state: 'expired',
      payment: { state: 'review', paid: 10 },
    });
  });

  it('stands beside the next one of the cart that it left', async () => {
    const ring = await app.has.product({ inventory: 2 });
    const first = await aCheckout(app, [item(ring)]);
    const { _id } = (await first.place()).body.data;
    const second = await aCheckout(app, [item(ring)], first.who);
    expect((await second.place()).status).toBe(201);
    expect(await read(first, _id)).toMatchObject({ state: 'pending', version: 1 });
    expect(await holdsOf(ring._id)).toHaveLength(2);
  });

  describe('whose lines are still in the cart', () => {
    /** As a card's order would be. */
    const stayingInCart = async () => {
      const ring = await app.has.product({ inventory: 1, price: 100 });
      const checkout = await aCheckout(app, [item(ring)]);
      const { _id } = (await checkout.place()).body.data;
      await app.db.updateTable('orders').set({ payment_method: 'card' }).where('id', '=', _id).execute();
      await app.db
        .insertInto('cart_lines')
        .values({
          cart_id: checkout.cart.id,
          position: 0,
          product_type: 'Item',
          item: ring._id,
          quantity: 1,
          title: '',
          image: null,
          translations: '{}',
          choices: '[]',
          choice_titles: '[]',
          personal_text: null,
        })
        .execute();
      return { ring, checkout, id: _id };
    };

    it('gives its holds and its offer to the order that takes its place', async () => {
      const { ring, checkout, id } = await stayingInCart();
      const quote = await checkout.quoted();
      expect(quote).not.toHaveProperty('problems');
      expect(quote.discounts).toHaveLength(1);
      const next = await checkout.place();
      expect([next.status, next.body.data.total]).toEqual([201, 90]);
      const old = await read(checkout, id);
      expect(old).toMatchObject({ state: 'cancelled', lines: [{ state: 'cancelled' }] });
      const [hold, ...others] = await holdsOf(ring._id);
      expect([hold!.line_id, others]).toEqual([next.body.data.lines[0]._id, []]);
    });

    it('leaves the cart as it was, with what it holds', async () => {
      const { ring, checkout } = await stayingInCart();
      const { items, removed } = (await checkout.cart.read()).body.data;
      expect([items.length, items[0].available, removed]).toEqual([1, undefined, undefined]);
      expect((await checkout.cart.put([item(ring)])).status).toBe(200);
      expect((await checkout.cart.put([item(ring, 2)])).body.code).toBe('over_stock');
      const refused = await checkout.place({ version: 99 });
      expect([refused.status, refused.body.data.items[0].available]).toEqual([412, undefined]);
      expect((await (await aCart(app)).put([item(ring)])).body.code).toBe('sold_out');
    });

    it('stays when the next one is refused', async () => {
      const { ring, checkout, id } = await stayingInCart();
      expect((await checkout.place({ consents: [] })).body.code).toBe('consent_missing');
      expect(await read(checkout, id)).toMatchObject({ state: 'pending' });
      expect(await holdsOf(ring._id)).toHaveLength(1);
    });

    it('refuses the next one once money came for it', async () => {
      const { checkout, id } = await stayingInCart();
      const order = await read(checkout, id);
      const charge = { id: 'c1', order_id: id, attempt_id: null, method: 'card', reference: null } as const;
      const { total } = await app.db
        .selectFrom('orders')
        .select('total')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await app.db
        .insertInto('charges')
        .values({ ...charge, amount: total, at: now.toISOString(), by_user: null })
        .execute();
      const refused = await checkout.place();
      expect([refused.status, refused.body.code]).toEqual([409, 'already_ordered']);
      expect(refused.body.data).toMatchObject({ _id: id, number: order.number, payment: { paid: 90 } });
    });
  });
});
