import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { aCart, item, seats, tutorial } from '#test/carts.ts';
import { databases } from '#test/databases.ts';
import { aPicture } from '#test/factories.ts';
import { api } from '#contract/routes.ts';

const NOW = new Date('2026-05-01T09:00:00.000Z');

describe.each(databases)("a customer's cart on %s", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
  });
  afterAll(() => app.close());

  const aCustomer = async () => app.as(await app.has.user());
  const open = (who: TestUser, body?: object) =>
    who.post(api.carts(), body ?? { items: [], userId: who.user._id });
  const carts = () => app.db.selectFrom('carts').selectAll().execute();

  it('is null before the first add, and reading creates none', async () => {
    const who = await aCustomer();
    const before = await carts();
    const { status, headers, body } = await who.get(api.cartOf(who.user._id));
    expect([status, body]).toEqual([200, { data: null }]);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers).not.toHaveProperty('etag');
    expect(await carts()).toEqual(before);
  });

  it('is created once', async () => {
    const who = await aCustomer();
    const made = await open(who);
    expect(made.status).toBe(201);
    expect(made.headers).toMatchObject({ etag: '"1"', 'cache-control': 'private, no-store' });
    expect(made.body).toEqual({
      data: { _id: expect.any(String), userId: who.user._id, version: 1, items: [], total: 0 },
    });
    const again = await open(who);
    expect([again.status, again.body]).toEqual([200, made.body]);
    expect((await who.get(api.cartOf(who.user._id))).body).toEqual(made.body);
  });

  it('is created once by ten concurrent calls', async () => {
    const who = await aCustomer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(who)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });

  it('has the shop’s prices, titles and pictures, whatever is sent', async () => {
    const ring = await app.has.product({
      price: 99.99,
      discount: 15,
      imagePath: aPicture(7),
      translations: { en: { title: 'Ring', description: 'Silver.' } },
    });
    const course = await app.has.workshop({
      title: 'טבעת ראשונה',
      image: null,
      price: 480,
      shouldHidePrice: true,
    });
    const cutting = await app.has.tutorial({ price: 45.5, translations: { en: { title: '' } } });
    const cart = await aCart(app);
    const { status, headers, body } = await cart.put([
      {
        ...item(ring, 3),
        price: 1,
        lineTotal: 1,
        available: 99,
        meetings: 'mine',
        productDetails: { title: 'Mine', image: 'x' },
      },
      { ...seats(course, 2), productType: 'WORKSHOP' },
      { ...tutorial(cutting), productType: 'tutorial' },
    ]);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ etag: '"2"', 'cache-control': 'private, no-store' });
    expect(body.data).toEqual({
      _id: cart.id,
      userId: cart.who.user._id,
      version: 2,
      items: [
        {
          item: ring._id,
          productType: 'Item',
          quantity: 3,
          price: 84.99,
          lineTotal: 254.97,
          productDetails: { title: ring.title, image: aPicture(7), translations: { en: { title: 'Ring' } } },
        },
        {
          item: course._id,
          productType: 'Workshop',
          quantity: 2,
          price: 480,
          lineTotal: 960,
          seatsLeft: course.participantLimit - course.participants,
          meetings: course.workshopDates,
          productDetails: { title: 'טבעת ראשונה', image: null },
        },
        {
          item: cutting._id,
          productType: 'Tutorial',
          quantity: 1,
          price: 45.5,
          lineTotal: 45.5,
          productDetails: { title: cutting.title, image: aPicture(4) },
        },
      ],
      total: 1260.47,
    });
    const read = await cart.read();
    expect([read.body, read.headers.etag]).toEqual([body, '"2"']);
    const without = await cart.who.get(api.cartOf(cart.who.user._id));
    expect(without.body).toEqual(body);
  });

  it('accepts what a GET returned', async () => {
    const cart = await aCart(app);
    await cart.setTo([item(await app.has.product(), 2), seats(await app.has.workshop())]);
    const { data } = (await cart.read()).body;
    const { status, body } = await cart.who.put(api.cart(cart.id), data);
    expect([status, body.data]).toEqual([200, data]);
  });

  it('is replaced as a whole in the order that was sent, or emptied', async () => {
    const [one, other] = [await app.has.product(), await app.has.product()];
    const cart = await aCart(app);
    await cart.setTo([item(one), item(other)]);
    const turned = await cart.setTo([item(other), item(one)]);
    expect(turned.items.map((line) => line.item)).toEqual([other._id, one._id]);
    expect((await cart.read()).body.data.items).toEqual(turned.items);
    expect(await cart.setTo([])).toMatchObject({ version: 4, items: [], total: 0 });
  });

  it("can be the superAdmin's", async () => {
    const cart = await aCart(app, await app.as('superAdmin'));
    expect((await cart.setTo([item(await app.has.product())])).items).toHaveLength(1);
  });

  describe('its version', () => {
    it('rises with every change, and stays where nothing changes', async () => {
      const ring = await app.has.product();
      const cart = await aCart(app);
      expect((await cart.setTo([item(ring)])).version).toBe(2);
      const rows = await carts();
      expect((await cart.setTo([item(ring)])).version).toBe(2);
      expect(await carts()).toEqual(rows);
      expect((await cart.setTo([item(ring, 2)])).version).toBe(3);
      expect((await cart.put([item(ring, 99)])).status).toBe(409);
      expect((await cart.read()).headers.etag).toBe('"3"');
    });

    test.each(['"2"', '2', 'W/"2"', '*', '"1", "2"'])('matches If-Match %s', async (ifMatch) => {
      const ring = await app.has.product();
      const cart = await aCart(app);
      await cart.setTo([item(ring)]);
      const { status, headers } = await cart.put([item(ring, 2)], ifMatch);
      expect([status, headers.etag]).toEqual([200, '"3"']);
    });

    test.each(['"1"', '3', '""', '"2', 'two', '-2', '2.0'])(
      'refuses a change with If-Match %s',
      async (ifMatch) => {
        const ring = await app.has.product();
        const cart = await aCart(app);
        const before = await cart.setTo([item(ring)]);
        const { status, body } = await cart.put([], ifMatch);
        expect([status, body]).toEqual([412, { error: expect.any(String), code: 'old_version' }]);
        expect((await cart.read()).body.data).toEqual(before);
      },
    );

    it('does not matter to a change without If-Match', async () => {
      const [one, other] = [await app.has.product(), await app.has.product()];
      const cart = await aCart(app);
      await cart.setTo([item(one)]);
      expect(await cart.setTo([item(other)])).toMatchObject({ version: 3, items: [{ item: other._id }] });
    });
  });

  describe('belongs to its owner:', () => {
    it('visitors are refused', async () => {
      const calls = [
        app.send('GET', api.cartOf('someone')),
        app.send('POST', api.carts(), { items: [], userId: 'someone' }),
        app.send('PUT', api.cart('any'), { items: [] }),
        app.send('PUT', api.cart('any'), 'rubbish', { authorization: 'Bearer wrong' }),
        app.send('GET', `${api.cartOf('someone', { includePrice: true })}&x=1`, undefined, {
          authorization: 'Basic x',
        }),
      ];
      for (const { status, body, headers } of await Promise.all(calls)) {
        expect([status, body.code]).toEqual([401, 'unauthorized']);
        expect(headers['cache-control']).toContain('no-store');
      }
    });

    it('other users are refused, even the superAdmin', async () => {
      const ring = await app.has.product();
      const cart = await aCart(app);
      const before = await cart.setTo([item(ring)]);
      const owner = cart.who.user._id;
      for (const stranger of [await aCustomer(), await app.as('superAdmin')]) {
        const seen = await stranger.get(api.cartOf(owner));
        expect([seen.status, seen.body.code]).toEqual([403, 'forbidden']);
        const made = await open(stranger, { items: [], userId: owner });
        expect([made.status, made.body.code]).toEqual([403, 'forbidden']);
        for (const headers of [{}, { 'if-match': '"2"' }, { 'if-match': '*' }]) {
          const changed = await stranger.put(api.cart(cart.id), { items: [] }, headers);
          expect([changed.status, changed.body.code]).toEqual([404, 'not_found']);
        }
      }
      expect((await cart.read()).body.data).toEqual(before);
    });

    test.each(['unknown', '%00', 'a%20b', 'x'.repeat(65), '..%2f..'])('there is none at %s', async (id) => {
      const who = await aCustomer();
      const { status, body } = await who.put(`/api/checkout-sessions/${id}`, { items: [] });
      expect([status, body.code]).toEqual([404, 'not_found']);
      const seen = await who.get(`/api/checkout-sessions/user/${id}`);
      expect([seen.status, seen.body.code]).toEqual([403, 'forbidden']);
    });

    it('a deleted one is gone and a new one can be created', async () => {
      const cart = await aCart(app);
      await app.db.deleteFrom('carts').where('id', '=', cart.id).execute();
      expect((await cart.read()).body.data).toBeNull();
      expect((await cart.put([])).status).toBe(404);
      const next = await open(cart.who);
      expect([next.status, next.body.data._id === cart.id]).toEqual([201, false]);
    });
  });

  it('is read with the same number of queries however long it is', async () => {
    const questions = vi.spyOn(app.db.getExecutor(), 'executeQuery');
    const counts: number[] = [];
    for (const length of [1, 30]) {
      const every = Array.from({ length });
      const products = await Promise.all(every.map(() => app.has.product()));
      const workshops = await Promise.all(every.map(() => app.has.workshop()));
      const tutorials = await Promise.all(every.map(() => app.has.tutorial()));
      const cart = await aCart(app);
      await cart.setTo(
        [
          products.map((one) => item(one)),
          workshops.map((one) => seats(one)),
          tutorials.map((one) => tutorial(one)),
        ].flat(),
      );
      questions.mockClear();
      expect((await cart.read()).body.data.items).toHaveLength(3 * length);
      counts.push(questions.mock.calls.length);
    }
    questions.mockRestore();
    // One for the token, one for the cart, one for its unpaid order, one per kind.
    expect(counts).toEqual([6, 6]);
  });

  it('counts a customer once for the popularity of a tutorial', async () => {
    const [one, other] = [await app.has.tutorial({ price: 10 }), await app.has.tutorial({ popularity: 7 })];
    const popularity = async () => {
      const rows = await app.db.selectFrom('tutorials').select(['id', 'popularity']).execute();
      return [one, other].map(({ _id }) => rows.find(({ id }) => id === _id)!.popularity);
    };
    const cart = await aCart(app);
    await cart.setTo([tutorial(one), tutorial(other)]);
    expect(await popularity()).toEqual([1, 8]);
    await cart.setTo([tutorial(one)]);
    await cart.setTo([tutorial(one), tutorial(other)]);
    await cart.setTo([]);
    await cart.setTo([tutorial(other)]);
    expect(await popularity()).toEqual([1, 8]);
    expect((await cart.put([tutorial(one), item({ _id: 'unknown' })])).status).toBe(404);
    await (await aCart(app)).setTo([tutorial(one)]);
    await (await aCart(app, await app.as('superAdmin'))).setTo([tutorial(one)]);
    expect(await popularity()).toEqual([2, 8]);
  });
});

describe('the description of the API', () => {
  it('has the calls of the cart', async () => {
    const app = await createTestApp();
    const { paths } = (await app.get(api.openapi())).body;
    expect(Object.keys(paths['/api/checkout-sessions/user/{userId}'])).toContain('get');
    expect(Object.keys(paths['/api/checkout-sessions'])).toContain('post');
    const { put } = paths['/api/checkout-sessions/{id}'];
    expect(put.parameters).toContainEqual(expect.objectContaining({ in: 'header', name: 'if-match' }));
    const { properties } = put.requestBody.content['application/json'].schema;
    expect(properties.items.items.required.toSorted()).toEqual(['item', 'productType', 'quantity']);
    await app.close();
  });
});
