import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { type TestAnswer, type TestApp, createTestApp } from '#test/app.ts';
import { aCart, item, seats, tutorial } from '#test/carts.ts';
import { PHONE, aCheckout, newKey, openShop } from '#test/checkout.ts';
import { databases } from '#test/databases.ts';
import { isLong } from '#test/long-run.ts';

const DAY = 24 * 60 * 60_000;
const CUSTOMERS = isLong ? 1_000 : 60;

describe.each(databases)('placing an order on %s', (kind) => {
  let app: TestApp;
  let now = new Date('2026-11-22T10:00:00.000Z');
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => now, env: { DEMO: 'off' } });
    await openShop(app, { delivery: { courier: { on: true, price: 40 } } });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    now = new Date('2026-11-22T10:00:00.000Z');
  });
  const publicProduct = async (id: string) => (await app.get(api.product(id))).body.data;

  /** A busy machine sheds load, which is no answer yet. */
  const patient = async (call: () => Promise<TestAnswer>): Promise<TestAnswer> => {
    const answer = await call();
    return answer.status === 503 ? patient(call) : answer;
  };

  it('keeps a snapshot of a ring, seats and a tutorial', async () => {
    const title = { title: 'טבעת', translations: { en: { title: 'Ring' } } };
    const ring = await app.has.product({ ...title, price: 100, discount: 10, isCustomizable: true });
    const course = await app.has.workshop({
      price: 400,
      earlyBirdDate: '2026-12-01T00:00:00.000Z',
      earlyBirdDiscountPercentage: 15,
      translations: { en: { location: 'Herzliya' } },
    });
    const cutting = await app.has.tutorial({ price: 45 });
    const { place, cart, who } = await aCheckout(app, [item(ring, 2), seats(course), tutorial(cutting)]);
    const address = { city: 'תל אביב', street: 'דיזנגוף', house: '99', postcode: '6433222' };
    const { status, body } = await place({
      delivery: { method: 'courier', address },
      note: 'מידה 54\nתודה',
      lang: 'en',
    });
    expect(status).toBe(201);
    const order = body.data;
    expect(order).toMatchObject({
      number: expect.any(Number),
      version: 1,
      lang: 'en',
      state: 'pending',
      createdDate: now.toISOString(),
      payment: {
        state: 'pending',
        method: 'arrange',
        holdUntil: new Date(now.getTime() + 3 * DAY).toISOString(),
        paid: 0,
      },
      contact: { firstName: who.user.firstName, phone: PHONE },
      delivery: { method: 'courier', price: 40, title: 'שליח עד הבית', address },
      subtotal: 565,
      discounts: [{ kind: 'first_order', amount: 56.5 }],
      total: 548.5,
      vat: { rate: 18, amount: 83.67 },
      note: 'מידה 54\nתודה',
      timeline: [{ event: 'placed', at: now.toISOString() }],
    });
    expect(order.lines).toMatchObject([
      { item: ring._id, quantity: 2, price: 90, lineTotal: 180, state: 'held', madeToOrder: true },
      {
        item: course._id,
        price: 340,
        state: 'held',
        location: 'Herzliya',
        meetings: course.workshopDates,
      },
      { item: cutting._id, price: 45, state: 'held' },
    ]);
    expect(order.lines[0]).toMatchObject({ title: 'טבעת', translations: { en: { title: 'Ring' } } });
    expect((await cart.read()).body.data).toMatchObject({ items: [], version: 3 });
    expect((await who.get(orderApi.order(order._id))).body.data).toEqual(order);
    const row = await app.db
      .selectFrom('orders')
      .select(['consents', 'workshop_cancellation_days'])
      .where('id', '=', order._id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(row.consents)).toEqual({
      terms: expect.stringMatching(/^\d+$/),
      given: ['terms', 'made_to_order', 'digital'].map((consent) => ({ consent, at: now.toISOString() })),
    });
    const lines = await app.db
      .selectFrom('order_lines')
      .select('original_price')
      .where('order_id', '=', order._id)
      .orderBy('position')
      .execute();
    expect(lines.map(({ original_price }) => original_price)).toEqual([10_000, 40_000, null]);
  });

  it('holds pieces and seats everywhere, and raises no version of an entry', async () => {
    const ring = await app.has.product({ inventory: 3 });
    const course = await app.has.workshop({ participantLimit: 5, participants: 1 });
    const before = await publicProduct(ring._id);
    const { place } = await aCheckout(app, [item(ring, 2), seats(course, 3)]);
    expect((await place()).status).toBe(201);
    const stored = await app.db.selectFrom('products').select('version').where('id', '=', ring._id).execute();
    expect(stored).toEqual([{ version: 1 }]);
    expect(before).not.toHaveProperty('held');

    const other = await aCart(app);
    expect((await other.put([item(ring, 2)])).body.code).toBe('over_stock');
    expect((await other.put([seats(course, 2)])).body.code).toBe('not_enough_seats');
    await other.setTo([item(ring), seats(course)]);
    // Makes other processes and the caches see it, as the lag would.
    await app.catalogue.write(async () => {});
    expect(await publicProduct(ring._id)).toMatchObject({ inventory: 3, held: 2 });
    const { data } = (await app.get(api.workshop(course._id))).body;
    expect(data).toMatchObject({ participants: 1, held: 3 });

    now = new Date(now.getTime() + 3 * DAY);
    expect((await other.put([item(ring, 3), seats(course, 4)])).status).toBe(200);
  });

  it('is one order for a repeated press or a lost answer, however often', async () => {
    const ring = await app.has.product({ inventory: 5 });
    const { body, send, who, cart } = await aCheckout(app, [item(ring)]);
    const [sent, key] = [await body(), newKey()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(sent, key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1);
    await openShop(app, { payments: { arrange: { on: false } } });
    expect((await send(sent, key)).status).toBe(200);
    await openShop(app);

    const reused = await send({ ...sent, note: 'another' }, key);
    expect([reused.status, reused.body.code]).toEqual([409, 'key_reused']);
    const reloaded = await send(sent, newKey());
    expect([reloaded.status, reloaded.body.code]).toEqual([412, 'old_version']);
    expect(reloaded.body.data).toEqual((await cart.read()).body.data);
    expect((await who.get(orderApi.orders())).body.pagination.total).toBe(1);
  });

  it('is one order for two tabs that send one cart at the same moment', async () => {
    const { body, send, who } = await aCheckout(app, [item(await app.has.product({ inventory: 9 }))]);
    const sent = await body();
    const answers = await Promise.all(Array.from({ length: 4 }, () => patient(() => send(sent, newKey()))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412, 412, 412]);
    expect((await who.get(orderApi.orders())).body.pagination.total).toBe(1);
  });

  it('confirms at once what costs nothing', async () => {
    const free = await app.has.tutorial({ price: 0 });
    const course = await app.has.workshop({ price: 0, participantLimit: 5, participants: 1 });
    const { place, cart } = await aCheckout(app, [tutorial(free), seats(course, 2)]);
    const { status, body } = await place();
    expect([status, body.data.state, body.data.payment.state]).toEqual([201, 'confirmed', 'none']);
    expect(body.data.lines).toMatchObject([{ state: 'granted' }, { state: 'registered' }]);
    expect((await cart.read()).body.data.items).toEqual([]);
    const { registrations } = await app.db
      .selectFrom('workshop_seats')
      .select('registrations')
      .where('workshop_id', '=', course._id)
      .executeTakeFirstOrThrow();
    expect(registrations).toBe(2);
    expect(
      await app.db.selectFrom('order_holds').where('item', '=', course._id).selectAll().execute(),
    ).toEqual([]);
  });

  it('gives the first discount once, and to nobody who waits with it', async () => {
    const ring = await app.has.product({ price: 100 });
    const first = await aCheckout(app, [item(ring)]);
    const { data } = (await first.place()).body;
    expect(data.discounts).toHaveLength(1);
    const second = await aCheckout(app, [item(ring)], first.who);
    expect((await second.quoted()).discounts).toEqual([]);
    const other = (await second.place()).body.data;
    expect([other.state, other.total, other.discounts]).toEqual(['pending', 100, []]);
    expect((await first.who.get(orderApi.order(data._id))).body.data.state).toBe('pending');

    now = new Date(now.getTime() + 3 * DAY);
    const third = await aCheckout(app, [item(ring)], first.who);
    expect((await third.quoted()).discounts).toHaveLength(1);
  });

  it('keeps no direction signs of a person and an address', async () => {
    const { place } = await aCheckout(app, [item(await app.has.product())]);
    const signs = [0x61c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069];
    const turned = (text: string) => signs.map((sign) => String.fromCharCode(sign) + text[0]).join('') + text;
    const plain = (text: string) => text[0]!.repeat(signs.length) + text;
    const { body } = await place({
      contact: {
        firstName: turned('מיכל'),
        lastName: turned('לוי'),
        email: 'm@example.com',
        phone: `\u202D${PHONE}\u202C`,
      },
      delivery: {
        method: 'courier',
        address: { city: turned('חיפה'), street: turned('הגפן'), note: turned('שער') },
      },
    });
    expect(body.data.contact).toMatchObject({
      firstName: plain('מיכל'),
      lastName: plain('לוי'),
      phone: PHONE,
    });
    const address = { city: plain('חיפה'), street: plain('הגפן'), note: plain('שער') };
    expect(body.data.delivery.address).toEqual(address);
    const nothing = await place({
      contact: { firstName: '\u202E\u2069', lastName: 'x', email: 'm@example.com' },
    });
    expect(Object.keys(nothing.body.fields)).toEqual(['contact.firstName']);
  });

  it("keeps in the account what it lacks, and a visitor's other details", async () => {
    const user = await app.has.user({ phoneNumber: null, firstName: 'דנה' });
    const who = await app.as(user);
    const { place } = await aCheckout(app, [item(await app.has.product())], who);
    const contact = { firstName: 'מיכל', lastName: 'לוי', email: 'gift@example.com', phone: PHONE };
    const { body } = await place({ contact });
    expect(body.data.contact).toEqual(contact);
    const profile = (await who.get(api.profile())).body.data;
    expect(profile).toMatchObject({ firstName: 'דנה', lastName: user.lastName, phoneNumber: PHONE });
    expect(profile.email).toBe(user.email);
  });

  it(`gives the last ten seats to ten of ${CUSTOMERS} customers`, { timeout: 600_000 }, async () => {
    const course = await app.has.workshop({ participantLimit: 12, participants: 2 });
    const checkouts = [];
    for (let count = 0; count < CUSTOMERS; count++) checkouts.push(await aCheckout(app, [seats(course)]));
    const bodies: object[] = [];
    for (const { body } of checkouts) bodies.push(await body());
    const answers = await Promise.all(checkouts.map(({ send }, index) => patient(() => send(bodies[index]))));
    const codes = Map.groupBy(answers, ({ status, body }) => body.code ?? status);
    expect(codes.get(201)).toHaveLength(10);
    expect(codes.get('cart_changed')).toHaveLength(CUSTOMERS - 10);
    const { held } = await app.db
      .selectFrom('order_holds')
      .where('item', '=', course._id)
      .select(({ fn }) => fn.countAll<number>().as('held'))
      .executeTakeFirstOrThrow();
    expect(Number(held)).toBe(10);
  });

  it('sells mixed carts in opposite orders without a deadlock or a piece too many', async () => {
    const [one, two] = [await app.has.product({ inventory: 6 }), await app.has.product({ inventory: 6 })];
    const course = await app.has.workshop({ participantLimit: 6, participants: 0 });
    const wanted = [item(one), item(two), seats(course)];
    const checkouts = [];
    for (let count = 0; count < 12; count++)
      checkouts.push(await aCheckout(app, count % 2 ? wanted : wanted.toReversed()));
    const bodies = await Promise.all(checkouts.map(({ body }) => body()));
    const answers = await Promise.all(checkouts.map(({ send }, index) => patient(() => send(bodies[index]))));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(6);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});
