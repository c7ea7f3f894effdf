import { checkoutApi } from '#contract/checkout-routes.ts';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { aCart, item, seats, tutorial } from '#test/carts.ts';
import { aCheckout, openShop } from '#test/checkout.ts';
import { databases } from '#test/databases.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');

describe.each(databases)('the checkout on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW, env: { DEMO: 'off' } });
  });
  afterAll(() => app.close());
  const options = async () => (await app.get(checkoutApi.options())).body.data;

  it('offers pickup, and no payment, until the admin switches more on', async () => {
    expect(await options()).toEqual({
      delivery: [
        {
          method: 'pickup',
          title: 'איסוף מהסטודיו',
          note: null,
          translations: { en: { title: 'Pickup at the studio' } },
          price: 0,
        },
      ],
      simulated: false,
    });
    await openShop(app, {
      payments: { arrange: { on: true, text: { he: 'ביט', en: 'Bit' } } },
      delivery: {
        pickup: { note: { he: 'בתיאום', en: 'By appointment' } },
        courier: { on: true, price: 40, freeFrom: 600, days: [2, 4] },
        post: { on: true, price: 25.5, days: [3, 8] },
      },
    });
    const { delivery, payments } = await options();
    expect(payments).toEqual([{ method: 'arrange', note: 'ביט', translations: { en: { note: 'Bit' } } }]);
    expect(delivery).toMatchObject([
      { method: 'pickup', note: 'בתיאום', translations: { en: { note: 'By appointment' } }, price: 0 },
      { method: 'courier', price: 40, freeFrom: 600, days: [2, 4] },
      { method: 'post', price: 25.5, days: [3, 8] },
    ]);
    expect(delivery[2]).not.toHaveProperty('freeFrom');
  });

  it('quotes every line, delivery, the first discount and the VAT, and writes nothing', async () => {
    const ring = await app.has.product({ price: 100, discount: 10, isCustomizable: true });
    const course = await app.has.workshop({ price: 99.99 });
    const cutting = await app.has.tutorial({ price: 45 });
    const free = await app.has.tutorial({ price: 0 });
    const lines = [item(ring, 2), seats(course), tutorial(cutting), tutorial(free)];
    const { quoted, cart } = await aCheckout(app, lines);
    const before = (await cart.read()).body.data;
    const quote = await quoted({ delivery: 'courier' });
    expect(quote).toMatchObject({
      version: before.version,
      subtotal: 324.99,
      discounts: [{ kind: 'first_order', amount: 32.5 }],
      delivery: { method: 'courier', price: 40 },
      vat: { rate: 18, amount: 50.72 },
      total: 332.49,
    });
    expect(quote).not.toHaveProperty('problems');
    expect(quote.lines.map(({ consent }) => consent)).toEqual([
      'made_to_order',
      undefined,
      'digital',
      undefined,
    ]);
    expect(quote.lines[0]).toMatchObject({ item: ring._id, quantity: 2, price: 90, lineTotal: 180 });
    expect(quote.lines.reduce((sum, { discount }) => sum + discount * 100, 0)).toBeCloseTo(3250);
    expect((await cart.read()).body.data).toEqual(before);
  });

  it('measures free delivery by what the goods come to after discounts', async () => {
    const [dear, cheap] = [
      await app.has.product({ price: 666.67 }),
      await app.has.product({ price: 666.66 }),
    ];
    const priceOf = async (ring: { _id: string }) =>
      (await (await aCheckout(app, [item(ring)])).quoted({ delivery: 'courier' })).delivery;
    expect(await priceOf(dear)).toEqual({ method: 'courier', price: 0 });
    expect(await priceOf(cheap)).toEqual({ method: 'courier', price: 40 });
  });

  it('ignores delivery where there is nothing to deliver, and refuses what is off', async () => {
    const onlySeats = await aCheckout(app, [seats(await app.has.workshop())]);
    expect(await onlySeats.quoted({ delivery: 'courier' })).not.toHaveProperty('delivery');
    await openShop(app, { delivery: { post: { on: false } } });
    const { quote } = await aCheckout(app, [item(await app.has.product())]);
    const refused = await quote({ delivery: 'post' });
    expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([
      400,
      'delivery_unavailable',
      ['delivery'],
    ]);
  });

  it('has no VAT for an exempt dealer, and no discount where the offer is off', async () => {
    await openShop(app, { tax: { kind: 'exempt' }, offers: { firstOrder: 0 } });
    const { quoted } = await aCheckout(app, [item(await app.has.product({ price: 50 }))]);
    expect(await quoted()).toMatchObject({ vat: null, discounts: [], total: 50 });
    await openShop(app, { tax: { kind: 'licensed' }, offers: { firstOrder: 10 } });
  });

  it('names lines that can no longer be had, which cost nothing', async () => {
    const [few, none, gone, kept] = [
      await app.has.product({ inventory: 3, price: 10 }),
      await app.has.product({ inventory: 1, price: 10 }),
      await app.has.product({ price: 10 }),
      await app.has.product({ price: 10 }),
    ];
    const [full, small] = [
      await app.has.workshop({ participantLimit: 4, participants: 0 }),
      await app.has.workshop({ participantLimit: 4, participants: 0 }),
    ];
    const cutting = await app.has.tutorial({ price: 45 });
    const lines = [item(few, 3), item(none), item(gone), item(kept), seats(full), seats(small, 3)];
    const { quoted, who } = await aCheckout(app, [...lines, tutorial(cutting)]);
    await app.catalogue.write(async (db) => {
      await db.updateTable('product_stock').set({ inventory: 2 }).where('product_id', '=', few._id).execute();
      await db
        .updateTable('product_stock')
        .set({ inventory: 0 })
        .where('product_id', '=', none._id)
        .execute();
      await db.updateTable('products').set({ active: 0 }).where('id', '=', gone._id).execute();
      await db
        .updateTable('workshop_seats')
        .set({ own_seats: 4 })
        .where('workshop_id', '=', full._id)
        .execute();
      await db
        .updateTable('workshop_seats')
        .set({ own_seats: 2 })
        .where('workshop_id', '=', small._id)
        .execute();
      await db
        .insertInto('tutorial_owners')
        .values({ tutorial_id: cutting._id, user_id: who.user._id, since: NOW.toISOString() })
        .execute();
    });
    const quote = await quoted();
    expect(quote.problems).toEqual([
      { index: 0, code: 'over_stock' },
      { index: 1, code: 'sold_out' },
      { index: 2, code: 'gone' },
      { index: 4, code: 'workshop_full' },
      { index: 5, code: 'not_enough_seats' },
      { index: 6, code: 'already_owned' },
    ]);
    expect(quote.lines.map(({ toPay }) => toPay)).toEqual([0, 0, 0, 9, 0, 0, 0]);
    expect([quote.subtotal, quote.total]).toEqual([10, 9]);
  });

  it("is an empty cart's, too", async () => {
    const { quoted } = await aCheckout(app, []);
    expect(await quoted({ delivery: 'pickup' })).toMatchObject({ version: 1, lines: [], total: 0 });
  });

  it('is only for the owner of the cart', async () => {
    const { _id } = await app.has.product();
    const cart = await aCart(app);
    await cart.setTo([item({ _id })]);
    expect((await cart.who.post(orderApi.quote(cart.id))).status).toBe(200);
    expect((await app.send('POST', orderApi.quote(cart.id), {})).status).toBe(401);
    for (const stranger of [await app.as('customer'), await app.as('superAdmin')]) {
      const { status, body } = await stranger.post(orderApi.quote(cart.id), {});
      expect([status, body.code]).toEqual([404, 'not_found']);
    }
    for (const id of ['unknown', '%00', 'x'.repeat(65)])
      expect((await cart.who.post(`/api/checkout-sessions/${id}/quote`, {})).status).toBe(404);
  });

  test.each([
    [{ code: 'SUMMER' }, 'code_unknown', ['code']],
    [{ code: '' }, 'invalid', ['code']],
    [{ delivery: 'drone' }, 'invalid', ['delivery']],
    [{ delivery: ['pickup'] }, 'invalid', ['delivery']],
    [{ total: 1 }, 'invalid', ['total']],
    [{ discounts: [] }, 'invalid', ['discounts']],
    [[], 'invalid', undefined],
    ['pickup', 'invalid', undefined],
  ])('refuses %j', async (body, code, fields) => {
    const { quote } = await aCheckout(app, [item(await app.has.product())]);
    const answer = await quote(body as object);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    if (fields) expect(Object.keys(answer.body.fields)).toEqual(fields);
  });
});
