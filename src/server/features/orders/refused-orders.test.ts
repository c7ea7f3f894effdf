import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { item, seats, tutorial } from '#test/carts.ts';
import { PHONE, aCheckout, newKey, openShop } from '#test/checkout.ts';
import { databases } from '#test/databases.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const CONTACT = { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: PHONE };

describe.each(databases)('an order that is refused on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW, env: { DEMO: 'off' } });
    await openShop(app, { delivery: { courier: { on: true, price: 40 } } });
  });
  afterAll(() => app.close());

  afterEach(async () => {
    for (const table of ['orders', 'order_lines', 'order_holds', 'idempotency_keys', 'jobs'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      if (rows.length > 0) throw new Error(`${table} was written: ${JSON.stringify(rows)}`);
    }
  });

  const aRing = async () =>
    aCheckout(app, [item(await app.has.product({ price: 100, isCustomizable: true }))]);

  test.each<[name: string, given: object, code: string, fields?: string[]]>([
    ['no contact', { contact: undefined }, 'invalid', ['contact']],
    ['a blank name', { contact: { ...CONTACT, firstName: ' \u200f' } }, 'invalid', ['contact.firstName']],
    [
      'a line break in a name',
      { contact: { ...CONTACT, lastName: 'לוי\nBcc: x' } },
      'invalid',
      ['contact.lastName'],
    ],
    [
      'a long name',
      { contact: { ...CONTACT, firstName: 'א'.repeat(201) } },
      'invalid',
      ['contact.firstName'],
    ],
    ['an odd email', { contact: { ...CONTACT, email: 'dana@' } }, 'invalid', ['contact.email']],
    ['an odd phone', { contact: { ...CONTACT, phone: '=1+1' } }, 'invalid', ['contact.phone']],
    ['no phone for a piece', { contact: { ...CONTACT, phone: '' } }, 'invalid', ['contact.phone']],
    ['an unknown field of a contact', { contact: { ...CONTACT, id: 7 } }, 'invalid', ['contact.id']],
    ['no delivery for a piece', { delivery: undefined }, 'invalid', ['delivery']],
    ['an unknown delivery', { delivery: { method: 'drone' } }, 'invalid', ['delivery.method']],
    ['a delivery that is off', { delivery: { method: 'post' } }, 'delivery_unavailable', ['delivery.method']],
    ['a courier to nowhere', { delivery: { method: 'courier' } }, 'invalid', ['delivery.address']],
    [
      'an address without a city',
      { delivery: { method: 'courier', address: {} } },
      'invalid',
      ['delivery.address.city'],
    ],
    [
      'an odd postcode',
      { delivery: { method: 'courier', address: { city: 'חיפה', postcode: '12' } } },
      'invalid',
      ['delivery.address.postcode'],
    ],
    ['a card', { payment: 'card' }, 'invalid', ['payment']],
    ['an unknown payment', { payment: 'cheque' }, 'invalid', ['payment']],
    ['a code', { code: 'SUMMER' }, 'code_unknown', ['code']],
    ['no consents', { consents: [] }, 'consent_missing', ['consents']],
    ['the terms alone', { consents: ['terms'] }, 'consent_missing', ['consents']],
    ['an unknown consent', { consents: ['terms', 'all'] }, 'invalid', ['consents.1']],
    ['a total of its own', { total: 1 }, 'total_changed'],
    ['nothing to pay', { total: 0 }, 'total_changed'],
    ['a negative total', { total: -90 }, 'invalid', ['total']],
    ['a total of parts of an agora', { total: 90.001 }, 'invalid', ['total']],
    ['a huge total', { total: 1e13 }, 'total_changed'],
    ['a total beyond whole agorot', { total: 1e21 }, 'invalid', ['total']],
    ['a total in words', { total: '90' }, 'invalid', ['total']],
    ['a discount', { discounts: [{ kind: 'first_order', amount: 99 }] }, 'invalid', ['discounts']],
    ['lines', { lines: [] }, 'invalid', ['lines']],
    ['a price', { price: 1 }, 'invalid', ['price']],
    ['a state', { state: 'confirmed' }, 'invalid', ['state']],
    ['a blank note', { note: ' ' }, 'invalid', ['note']],
    ['a long note', { note: 'א'.repeat(1_001) }, 'invalid', ['note']],
    ['an unknown language', { lang: 'fr' }, 'invalid', ['lang']],
    ['no cart', { sessionId: undefined }, 'invalid', ['sessionId']],
    ['a cart of another kind', { sessionId: { $ne: '' } }, 'invalid', ['sessionId']],
    ['an unknown cart', { sessionId: 'unknown' }, 'not_found'],
    ['a cart that no database can have', { sessionId: 'x\0' }, 'not_found'],
    ['half a sign in a note', { note: 'א\ud800' }, 'invalid', ['note']],
    [
      'a NUL in a city',
      { delivery: { method: 'courier', address: { city: 'x\0' } } },
      'invalid',
      ['delivery.address.city'],
    ],
    ['no version', { version: undefined }, 'invalid', ['version']],
    ['a version in words', { version: '2' }, 'invalid', ['version']],
    ['an old version', { version: 1 }, 'old_version'],
    ['a later version', { version: 99 }, 'old_version'],
  ])('%s', async (_name, given, code, fields) => {
    const { place, cart } = await aRing();
    const before = (await cart.read()).body.data;
    const { status, body } = await place(given);
    expect([status, body.code]).toEqual([STATUS[code] ?? 400, code]);
    if (fields) expect(Object.keys(body.fields)).toEqual(fields);
    expect((await cart.read()).body.data).toEqual(before);
    if (code === 'total_changed') expect(body.data).toMatchObject({ version: 2, total: 90 });
    if (code === 'old_version') expect(body.data).toEqual(before);
  });

  test.each([null, '', 'short', 'x'.repeat(101), 'with a space in it', 'a-key-of-15-sig'])(
    'a key of %o',
    async (key) => {
      const { body, send } = await aRing();
      const answer = await send(await body(), key);
      expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
        400,
        'invalid',
        ['Idempotency-Key'],
      ]);
    },
  );

  test.each([undefined, [], 'rubbish', 7, { __proto__: null }])('a body of %j', async (body) => {
    const { send } = await aRing();
    expect((await send(body)).status).toBe(400);
  });

  it('a query', async () => {
    const { body, who } = await aRing();
    const sent = await who.post(`${orderApi.orders()}?total=1`, await body(), {
      'idempotency-key': newKey(),
    });
    expect(sent.status).toBe(400);
  });

  it("anybody else's cart, with a key and without a login", async () => {
    const { body } = await aRing();
    const sent = await body();
    const headers = { 'idempotency-key': newKey() };
    expect((await app.send('POST', orderApi.orders(), sent, headers)).status).toBe(401);
    for (const stranger of [await app.as('customer'), await app.as('superAdmin')])
      expect((await stranger.post(orderApi.orders(), sent, headers)).status).toBe(404);
  });

  it('an empty cart', async () => {
    const { place } = await aCheckout(app, []);
    const { status, body } = await place();
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  it('short stock, at its lines', async () => {
    const [few, none] = [await app.has.product({ inventory: 3 }), await app.has.product({ inventory: 1 })];
    const small = await app.has.workshop({ participantLimit: 4, participants: 0 });
    const { body, send } = await aCheckout(app, [
      item(await app.has.product()),
      item(few, 3),
      item(none),
      seats(small, 3),
    ]);
    const sent = await body();
    await app.catalogue.write(async (db) => {
      await db.updateTable('product_stock').set({ inventory: 2 }).where('product_id', '=', few._id).execute();
      await db
        .updateTable('product_stock')
        .set({ inventory: 0 })
        .where('product_id', '=', none._id)
        .execute();
      await db
        .updateTable('workshop_seats')
        .set({ own_seats: 3 })
        .where('workshop_id', '=', small._id)
        .execute();
    });
    const answer = await send(sent);
    expect([answer.status, answer.body.code]).toEqual([409, 'over_stock']);
    expect(Object.keys(answer.body.fields)).toEqual(['items.1', 'items.2', 'items.3']);
  });

  test.each([
    ['gone', 'gone'],
    ['past', 'workshop_past'],
    ['full', 'workshop_full'],
  ])('a workshop that is %s, with the quote', async (what, problem) => {
    const course = await app.has.workshop({ participantLimit: 4, participants: 0 });
    const { body, send, quoted } = await aCheckout(app, [item(await app.has.product()), seats(course)]);
    const sent = await body();
    await app.catalogue.write(async (db) => {
      if (what === 'gone')
        await db.updateTable('workshops').set({ active: 0 }).where('id', '=', course._id).execute();
      if (what === 'past')
        await db
          .updateTable('workshop_dates')
          .set({ date: '2026-01-01T10:00:00.000Z' })
          .where('workshop_id', '=', course._id)
          .execute();
      if (what === 'full')
        await db
          .updateTable('workshop_seats')
          .set({ own_seats: 4 })
          .where('workshop_id', '=', course._id)
          .execute();
    });
    const answer = await send(sent);
    expect([answer.status, answer.body.code]).toEqual([409, 'cart_changed']);
    expect(answer.body.data.problems).toEqual([{ index: 1, code: problem }]);
    expect(answer.body.data).toEqual(await quoted({ delivery: 'pickup' }));
  });

  it('a tutorial that is owned by now', async () => {
    const cutting = await app.has.tutorial({ price: 45 });
    const { body, send, who } = await aCheckout(app, [tutorial(cutting)]);
    const sent = await body();
    const owner = { tutorial_id: cutting._id, user_id: who.user._id, since: NOW.toISOString() };
    await app.db.insertInto('tutorial_owners').values(owner).execute();
    const answer = await send(sent);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      409,
      'already_owned',
      ['items.0'],
    ]);
  });

  it('another price than the quote had', async () => {
    const ring = await app.has.product({ price: 100 });
    const { body, send } = await aCheckout(app, [item(ring)]);
    const sent = await body();
    await app.catalogue.write((db) =>
      db.updateTable('products').set({ discount: 50 }).where('id', '=', ring._id).execute(),
    );
    const answer = await send(sent);
    expect([answer.status, answer.body.code, answer.body.data.total]).toEqual([409, 'total_changed', 45]);
  });
});

const STATUS: Partial<Record<string, number>> = {
  total_changed: 409,
  not_found: 404,
  old_version: 412,
};
