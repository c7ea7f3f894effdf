/** Ten ways in which payments go wrong in other shops, as people report them, and what happens here. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { shekels } from '#contract/money.ts';
import type { Mail } from '#server/mail/mail-job.ts';
import { item, seats } from '../carts.ts';
import { type Checkout, aCheckout, newKey, openShop } from '../checkout.ts';
import { databases } from '../databases.ts';
import { cardcomRig } from './cardcom-rig.ts';
import { type Choice, NOW, type PaymentRig, referenceOf } from './payment-rig.ts';

const MINUTE = 60_000;

describe.each(databases)('payments on %s', (kind) => {
  let rig: PaymentRig;
  let ring: string;
  let checkout: Checkout;
  beforeEach(async () => {
    rig = await cardcomRig(kind);
    rig.app.server.jobs.start();
    ring = (await rig.app.has.product({ inventory: 3 }))._id;
    checkout = await aCheckout(rig.app, [item({ _id: ring })]);
  });
  afterEach(() => rig.close());

  const done = () => rig.app.server.jobs.idle();
  const admin = () => rig.app.as('superAdmin');
  const see = async ({ _id }: Order): Promise<AdminOrder> =>
    (await (await admin()).get(adminApi.order(_id))).body.data;
  const placed = async (by = checkout, given: object = {}): Promise<Order> => {
    const { status, body, text } = await by.place({ payment: 'card', ...given });
    if (status !== 201) throw new Error(text);
    return body.data;
  };
  const choose = async (order: Order, choice: Choice = 'approve'): Promise<string> => {
    const back = await rig.choose(order, choice);
    await done();
    return back;
  };
  const comeBack = (path: string) => rig.app.server.inject({ url: path });
  const notify = async (order: Order) => {
    const { body: payload, headers } = await rig.notice(order);
    const url = orderApi.paymentNotice(rig.protocol);
    return (await rig.app.server.inject({ method: 'POST', url, headers, payload })).statusCode;
  };
  const askAgain = async ({ _id }: Order) => (await admin()).post(adminApi.orderCheck(_id));
  const after = async (minutes: number) => {
    await done();
    rig.clock.now = new Date(NOW.getTime() + minutes * MINUTE);
    rig.app.server.jobs.runDue();
    await done();
  };
  const stock = async () => {
    const row = rig.app.db.selectFrom('product_stock').select('inventory').where('product_id', '=', ring);
    return (await row.executeTakeFirstOrThrow()).inventory;
  };
  const setStock = (inventory: number) =>
    rig.app.db.updateTable('product_stock').set({ inventory }).where('product_id', '=', ring).execute();
  /** Subjects of those to the customer, which wait here for a mail server. */
  const mailsTo = async ({ contact }: Order): Promise<string[]> => {
    const rows = await rig.app.db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    const mails = rows.map(({ payload }) => JSON.parse(payload) as Pick<Mail, 'to' | 'subject'>);
    return mails
      .filter(({ to }) => to !== 'shop' && to.address === contact.email)
      .map(({ subject }) => subject);
  };
  const refund = async ({ _id }: Order, body: object, key = newKey()) => {
    const sent = { reason: 'ביטול', by: 'provider', ...body };
    return (await admin()).post(adminApi.orderRefunds(_id), sent, { 'idempotency-key': key });
  };
  const PAID = { state: 'confirmed', payment: { state: 'paid' } };

  it('F1: who paid isn’t told that it has gone, and no money stays without its goods', async () => {
    const other = await aCheckout(rig.app, [item({ _id: ring })]);
    const wanted = await other.body({ payment: 'card' });
    await setStock(1);
    const held = await placed();
    expect((await other.send(wanted)).body.code).toBe('sold_out');
    await (await admin()).delete(adminApi.entry('products', ring));
    await choose(held);
    expect(await see(held)).toMatchObject(PAID);

    const second = (await rig.app.has.product({ inventory: 1 }))._id;
    const late = await placed(await aCheckout(rig.app, [item({ _id: second })]));
    await after(31);
    const quick = await placed(await aCheckout(rig.app, [item({ _id: second })]));
    await choose(quick);
    await choose(late);
    await expect.poll(async () => (await see(late)).payment.state).toBe('refunded');
    expect([await rig.refunds(late), await rig.refunds(quick)]).toEqual([[late.total * 100], []]);
    expect(await see(quick)).toMatchObject(PAID);
  });

  it('F2: notice, return, clock and admin at once make one order, one charge and one mail', async () => {
    const order = await placed();
    await rig.fail(order, { notices: 0 });
    const back = await choose(order);
    const all = [1, 2, 3, 4].flatMap(() => [notify(order), comeBack(back), askAgain(order)]);
    await Promise.all([...all, after(1.1)]);
    await done();
    const { charges, events, payment } = await see(order);
    expect([charges.length, payment.paid]).toEqual([1, order.total]);
    expect(events.filter(({ event }) => event === 'confirmed')).toHaveLength(1);
    await expect.poll(() => mailsTo(order)).toHaveLength(1);
    expect((await checkout.who.get(orderApi.orders())).body.pagination.total).toBe(1);
    expect(await stock()).toBe(2);
  });

  it('F3: the end of the hold takes nothing from a customer who is paying', async () => {
    const paidInTime = await placed();
    await rig.fail(paidInTime, { notices: 0 });
    rig.clock.now = new Date(NOW.getTime() + 29.9 * MINUTE);
    await choose(paidInTime);
    await after(31);
    expect(await see(paidInTime)).toMatchObject(PAID);
    await checkout.cart.setTo([item({ _id: ring })]);
    const paidLate = await placed();
    await after(62);
    expect((await see(paidLate)).state).toBe('expired');
    await choose(paidLate);
    expect(await see(paidLate)).toMatchObject(PAID);
    expect(await stock()).toBe(1);
  });

  it('F4: a notice that is lost is made up for, and one that can’t be kept isn’t answered as if it were', async () => {
    const lost = await placed();
    await rig.fail(lost, { notices: 0 });
    await choose(lost);
    expect((await see(lost)).state).toBe('pending');
    await after(1.1);
    expect(await see(lost)).toMatchObject(PAID);

    await checkout.cart.setTo([item({ _id: ring })]);
    const kept = await placed();
    await rig.fail(kept, { notices: 0 });
    await choose(kept);
    const { schema } = rig.app.db;
    await schema.alterTable('payment_notices').renameTo('away').execute();
    expect(await notify(kept)).toBeGreaterThanOrEqual(500);
    await schema.alterTable('away').renameTo('payment_notices').execute();
    expect(await notify(kept)).toBe(200);
    await done();
    expect(await see(kept)).toMatchObject(PAID);
  });

  it('F5: a late event brings back no order that was refunded or cancelled, and takes no stock again', async () => {
    const order = await placed();
    const back = await choose(order);
    await refund(order, { amount: order.total });
    const cancelled = await see(order);
    expect([cancelled.state, cancelled.payment.state, await stock()]).toEqual(['cancelled', 'refunded', 3]);
    for (const minutes of [2, 61, 24 * 60]) {
      await notify(order);
      await comeBack(back);
      await askAgain(order);
      await after(minutes);
    }
    const { state, payment, charges } = await see(order);
    expect([state, payment.state, charges.length, await stock()]).toEqual(['cancelled', 'refunded', 1, 3]);
    expect(await rig.refunds(order)).toEqual([order.total * 100]);
  });

  it('F6: an order that nobody pays keeps no stock', async () => {
    await setStock(1);
    const next = async () => {
      const cart = await aCheckout(rig.app, [item({ _id: ring })]);
      return { cart, place: () => placed(cart) };
    };
    const abandoned = await placed();
    // Judged by the time alone: nobody has ended it yet.
    await done();
    rig.clock.now = new Date(NOW.getTime() + 30.1 * MINUTE);
    const second = await next();
    const declined = await second.place();
    await choose(declined, 'decline');
    await after(31);
    expect((await see(abandoned)).state).toBe('expired');
    await second.cart.who.post(orderApi.orderCancellation(declined._id), {});
    const third = await (await next()).place();
    await after(62);
    expect((await see(third)).state).toBe('expired');
    const bought = await (await next()).place();
    await choose(bought);
    expect(await see(bought)).toMatchObject(PAID);
    expect([await stock(), await rig.app.db.selectFrom('order_holds').selectAll().execute()]).toEqual([
      0,
      [],
    ]);
  });

  it('F7: nothing is refunded or put back into stock twice, nor against the tick', async () => {
    const order = await placed();
    await choose(order);
    const [line] = (await see(order)).lines;
    await rig.fail(order, { refund: 'silence_but_done' });
    const wanted = { lines: [{ line: line!._id, quantity: 1, restock: false }] };
    const asked = await Promise.all([1, 2, 3].map(() => refund(order, wanted, 'one-key-of-a-refund')));
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect((await see(order)).refunds).toMatchObject([{ state: 'unknown' }]);
    expect((await refund(order, wanted)).body.code).toBe('refund_open');
    await rig.fail(order, {});
    await after(11);
    await after(62);
    expect((await see(order)).refunds).toMatchObject([{ state: 'done' }]);
    expect([await rig.refunds(order), await stock()]).toEqual([[order.total * 100], 2]);
    expect((await refund(order, wanted)).body.code).toBe('already_refunded');
  });

  it('F8: every line that the provider gets adds up to the agora', async () => {
    const methods = { pickup: { on: true }, courier: { on: true, price: 34.9, freeFrom: null } };
    await openShop(rig.app, { delivery: methods });
    const pieces = [33.33, 0.07, 19.99].map((price) =>
      rig.app.has.product({ price: shekels(price), inventory: 9 }),
    );
    const [one, two, three] = await Promise.all(pieces);
    const course = await rig.app.has.workshop({ price: shekels(101.01) });
    const lines = [item(one!, 3), item(two!, 7), item(three!), seats(course, 2)];
    const address = { city: 'חיפה', street: 'הרצל', house: '1' };
    const order = await placed(await aCheckout(rig.app, lines), { delivery: { method: 'courier', address } });
    expect(order.discounts).toHaveLength(1);
    const stored = rig.app.db
      .selectFrom('simulated_pages')
      .select('created')
      .where('id', '=', referenceOf(order));
    const { Amount, Document } = JSON.parse((await stored.executeTakeFirstOrThrow()).created);
    const agorot = (sum: number) => Math.round(sum * 100);
    const sums = Document.Products.map(({ TotalLineCost }: { TotalLineCost: number }) =>
      agorot(TotalLineCost),
    );
    expect(sums.reduce((total: number, sum: number) => total + sum, 0)).toBe(agorot(order.total));
    expect(Amount).toBe(order.total);
    await choose(order);
    const paid = await see(order);
    expect([paid.payment.paid, paid.payment.state]).toEqual([order.total, 'paid']);
    const { rate, amount } = paid.vat!;
    expect(agorot(amount)).toBe(agorot(order.total) - Math.round(agorot(order.total) / (1 + rate / 100)));
  });

  it('F9: the admin refunds a line, then the rest, through the provider and without a trick', async () => {
    await checkout.cart.setTo([item({ _id: ring }, 2)]);
    const order = await placed();
    await choose(order);
    const [line] = (await see(order)).lines;
    const part = await refund(order, { lines: [{ line: line!._id, quantity: 1, restock: true }] });
    expect([part.status, part.body.data.payment.state]).toEqual([201, 'part_refunded']);
    const rest = await refund(order, { lines: [{ line: line!._id, quantity: 1, restock: true }] });
    expect(rest.body.data).toMatchObject({
      state: 'cancelled',
      payment: { state: 'refunded', refunded: order.total },
    });
    const sent = await rig.refunds(order);
    expect(sent.reduce((total, sum) => total + sum, 0)).toBe(order.total * 100);
    expect([sent.length, await stock()]).toEqual([2, 3]);
  });

  it('F10: a second try, and a customer who has bought before, find a checkout that works', async () => {
    const first = await placed();
    await choose(first, 'decline');
    await checkout.cart.setTo([item({ _id: ring }, 2)]);
    const second = await placed();
    expect((await see(first)).state).toBe('cancelled');
    await choose(second);
    expect(await see(second)).toMatchObject(PAID);
    expect((await checkout.cart.read()).body.data.items).toEqual([]);
    await checkout.cart.setTo([item({ _id: ring })]);
    const third = await placed();
    expect(third.discounts).toEqual([]);
    await choose(third);
    expect(await see(third)).toMatchObject(PAID);
    expect(await stock()).toBe(0);
  });
});
