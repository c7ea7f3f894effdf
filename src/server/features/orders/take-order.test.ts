import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { item, seats, tutorial } from '#test/carts.ts';
import { PHONE, aCheckout, newKey, openShop } from '#test/checkout.ts';
import { databases } from '#test/databases.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const CONTACT = { firstName: 'רות', lastName: '=כהן', email: 'ruth@example.com', phone: PHONE };

describe.each(databases)('an order by phone on %s', (kind) => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW, env: { DEMO: 'off' } });
    await openShop(app);
    admin = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const take = (given: object, key: string | null = newKey()) =>
    admin.post(
      adminApi.orders(),
      { contact: CONTACT, delivery: { method: 'pickup' }, payment: 'arrange', lang: 'he', ...given },
      key === null ? {} : { 'idempotency-key': key },
    );

  it('holds, prices and numbers like any other, and is nobody’s', async () => {
    const ring = await app.has.product({ price: 100, inventory: 3, isCustomizable: true });
    const course = await app.has.workshop({ price: 200 });
    const key = newKey();
    const lines = [item(ring), seats(course, 2), item(ring)];
    const { status, body } = await take({ lines }, key);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      state: 'pending',
      customer: null,
      contact: CONTACT,
      lines: [
        { item: ring._id, quantity: 2, state: 'held' },
        { item: course._id, quantity: 2 },
      ],
      subtotal: 600,
      discounts: [{ kind: 'first_order', amount: 60 }],
      total: 540,
      missing: 540,
      events: [{ event: 'placed', actor: 'admin', by: { _id: admin.user._id } }, { event: 'mail_sent' }],
    });
    const again = await take({ lines }, key);
    expect([again.status, again.body.data._id]).toEqual([200, body.data._id]);
    expect((await take({ lines: [item(ring)] }, key)).body.code).toBe('key_reused');
    const short = await take({ lines: [item(ring, 2)] });
    expect([short.status, short.body.code, Object.keys(short.body.fields)]).toEqual([
      409,
      'over_stock',
      ['lines.0'],
    ]);
  });

  it('is quoted before it is taken, and nothing is held', async () => {
    const ring = await app.has.product({ price: 100, inventory: 1 });
    const quote = (body: object) => admin.post(adminApi.orderQuote(), body);
    const lines = [item(ring)];
    const { body } = await quote({ lines, delivery: 'pickup', email: 'new@example.com' });
    expect(body.data).toMatchObject({ total: 90, delivery: { method: 'pickup', price: 0 } });
    expect((await quote({ lines })).body.data.total).toBe(90);
    const short = await quote({ lines: [item(ring, 2)] });
    expect([short.status, short.body.data]).toMatchObject([
      200,
      { total: 0, problems: [{ index: 0, code: 'over_stock' }] },
    ]);
    for (const wrong of [
      { lines: [] },
      { lines, total: 1 },
      { lines, email: 'x' },
      { lines, delivery: 'drone' },
    ])
      expect((await quote(wrong)).status).toBe(400);
    expect((await quote({ lines, delivery: 'post' })).body.code).toBe('delivery_unavailable');
    expect((await (await app.as('customer')).post(adminApi.orderQuote(), { lines })).status).toBe(403);
    expect((await take({ lines })).status).toBe(201);
  });

  test.each([
    ['no lines', { lines: [] }, 400, 'invalid'],
    ['an unknown item', { lines: [item({ _id: 'unknown' })] }, 404, 'item_unknown'],
    ['an id that none can be', { lines: [item({ _id: '\u0000' })] }, 404, 'item_unknown'],
    ['too many of a piece', { lines: [item({ _id: 'x' }, 600), item({ _id: 'x' }, 600)] }, 400, 'invalid'],
    ['half a piece', { lines: [item({ _id: 'x' }, 0.5)] }, 400, 'invalid'],
    ['less than nothing', { lines: [item({ _id: 'x' }, -1)] }, 400, 'invalid'],
    ['a card', { lines: [item({ _id: 'x' })], payment: 'card' }, 400, 'invalid'],
    ['a total of its own', { lines: [item({ _id: 'x' })], total: 1 }, 400, 'invalid'],
  ])('is refused with %s', async (_name, given, status, code) => {
    const answer = await take(given);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('takes no tutorial, which belongs to an account', async () => {
    const lines = [item(await app.has.product()), tutorial(await app.has.tutorial({ price: 40 }))];
    const { status, body } = await take({ lines });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['lines.1.productType']]);
  });

  it('takes the offer of a first purchase once for an address, by phone or on the site', async () => {
    const ring = await app.has.product({ price: 100, inventory: 9 });
    const dana = await app.as('customer');
    const lines = [item(ring)];
    const contact = { ...CONTACT, email: dana.user.email.toUpperCase() };
    const first = (await take({ lines, contact })).body.data;
    expect([first.total, (await take({ lines, contact })).body.data.total]).toEqual([90, 100]);
    const checkout = await aCheckout(app, lines, dana);
    expect((await checkout.quoted()).discounts).toEqual([]);

    await admin.post(adminApi.orderCancellation(first._id), { reason: 'טעות', restock: true });
    expect((await checkout.quoted()).discounts).toEqual([{ kind: 'first_order', amount: 10 }]);
    expect((await checkout.place()).status).toBe(201);
    expect((await take({ lines, contact })).body.data.total).toBe(100);
  });

  it('takes the offer once for an address, whoever takes its orders at the same moment', async () => {
    const rings = await Promise.all(Array.from({ length: 5 }, () => app.has.product({ price: 100 })));
    const customer = await app.as(await app.has.user());
    const contact = { ...CONTACT, email: customer.user.email };
    const others = rings.slice(1).map(() => app.has.user({ role: 'superAdmin' }));
    const admins = await Promise.all(others.map(async (other) => app.as(await other)));
    const checkout = await aCheckout(app, [item(rings[0]!)], customer);
    const body = await checkout.body();
    const [site, ...byPhone] = await Promise.all([
      checkout.send(body),
      ...admins.map((one, index) =>
        one.post(
          adminApi.orders(),
          {
            contact,
            delivery: { method: 'pickup' },
            payment: 'arrange',
            lang: 'he',
            lines: [item(rings[index + 1]!)],
          },
          { 'idempotency-key': newKey() },
        ),
      ),
    ]);
    expect(byPhone.map(({ status }) => status)).toEqual(byPhone.map(() => 201));
    // The site's total is then another one.
    expect([201, 409]).toContain(site!.status);
    const totals = [...byPhone, ...(site!.status === 201 ? [site!] : [])].map(({ body }) => body.data.total);
    expect(totals.toSorted()).toEqual([...Array(totals.length - 1).fill(100), 90].toSorted());
  });

  it('needs a key, a phone number and a way of delivery', async () => {
    const lines = [item(await app.has.product())];
    expect(Object.keys((await take({ lines }, null)).body.fields)).toEqual(['Idempotency-Key']);
    const { body } = await take({ lines, contact: { ...CONTACT, phone: null }, delivery: undefined });
    expect(Object.keys(body.fields)).toEqual(['contact.phone', 'delivery']);
    expect((await take({ lines, delivery: { method: 'post' } })).body.code).toBe('delivery_unavailable');
  });
});
