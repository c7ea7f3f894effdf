import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type TestCart, aCart, item, seats, tutorial } from '#test/carts.ts';
import { databases } from '#test/databases.ts';
import { pick, seededRandom } from '#test/lists.ts';
import { api } from '#contract/routes.ts';

const NOW = new Date('2026-05-01T09:00:00.000Z');
const EN = { 'accept-language': 'en' };

describe.each(databases)('the rules of a cart on %s', (kind) => {
  let app: TestApp;
  let cart: TestCart;
  let before: unknown;

  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
    const passed = [{ date: '2026-05-01T09:00:00.000Z', duration: 60 }];
    await app.has.product({ _id: 'ring', inventory: 5 });
    await app.has.product({ _id: 'sold-out', inventory: 0 });
    await app.has.product({ _id: 'hidden', active: false });
    await app.has.workshop({ _id: 'course', participantLimit: 8, participants: 4 });
    await app.has.workshop({ _id: 'full', participantLimit: 8, participants: 8 });
    await app.has.workshop({ _id: 'past', workshopDates: passed });
    await app.has.workshop({ _id: 'past-and-full', workshopDates: passed, participants: 8 });
    await app.has.workshop({ _id: 'hidden', active: false });
    await app.has.tutorial({ _id: 'cutting', price: 45 });
    await app.has.tutorial({ _id: 'theirs', price: 45 });
    await app.has.tutorial({ _id: 'hidden', active: false });
    await app.has.product({ _id: 'deleted' });
    await app.db
      .updateTable('products')
      .set({ deleted_at: NOW.toISOString() })
      .where('id', '=', 'deleted')
      .execute();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    cart = await aCart(app);
    await app.db
      .insertInto('tutorial_owners')
      .values({ tutorial_id: 'theirs', user_id: cart.who.user._id, since: NOW.toISOString() })
      .execute();
    before = await cart.setTo([item({ _id: 'ring' }, 2)]);
  });
  const unchanged = async () => expect((await cart.read()).body.data).toEqual(before);
  const of = (_id: string) => ({ _id });

  test.each([
    ['over the stock', item(of('ring'), 6), 'over_stock', 'quantity'],
    ['that is sold out', item(of('sold-out')), 'sold_out', 'item'],
    ['that nobody knows', item(of('unknown')), 'item_unknown', 'item'],
    ['that is inactive', item(of('hidden')), 'item_unknown', 'item'],
    ['that is deleted', item(of('deleted')), 'item_unknown', 'item'],
    ['of another kind', seats(of('ring')), 'item_unknown', 'item'],
    ['of no id', item(of('a b\0')), 'item_unknown', 'item'],
    ['beyond the seats', seats(of('course'), 5), 'not_enough_seats', 'quantity'],
    ['of a full workshop', seats(of('full')), 'workshop_full', 'item'],
    ['of a past workshop', seats(of('past')), 'workshop_past', 'item'],
    ['of a workshop past and full', seats(of('past-and-full')), 'workshop_past', 'item'],
    ['of an unknown workshop', seats(of('unknown')), 'item_unknown', 'item'],
    ['of an inactive workshop', seats(of('hidden')), 'item_unknown', 'item'],
    ['of an unknown tutorial', tutorial(of('unknown')), 'item_unknown', 'item'],
    ['of an inactive tutorial', tutorial(of('hidden')), 'item_unknown', 'item'],
    ['of two tutorials', tutorial(of('cutting'), 2), 'tutorial_twice', 'item'],
    ['of a tutorial that is theirs', tutorial(of('theirs')), 'already_owned', 'item'],
  ])('refuse a line %s, and the whole change with it', async (_name, line, code, field) => {
    const { status, body } = await cart.put([item(of('ring'), 1), line]);
    expect([status, body.code]).toEqual([code === 'item_unknown' ? 404 : 409, code]);
    const index = line.item === 'ring' && line.productType === 'Item' ? 0 : 1;
    expect(Object.keys(body).toSorted()).toEqual(['code', 'error', 'fields']);
    expect(Object.keys(body.fields)).toEqual([`items.${index}.${field}`]);
    await unchanged();
  });

  it('add up duplicates first, except tutorials', async () => {
    expect(
      (await cart.setTo([item(of('ring'), 2), seats(of('course')), item(of('ring'), 3)])).items,
    ).toMatchObject([
      { item: 'ring', quantity: 5 },
      { item: 'course', quantity: 1 },
    ]);
    const over = await cart.put([item(of('ring'), 3), item(of('ring'), 3)]);
    expect([over.status, over.body.code]).toEqual([409, 'over_stock']);
    const twice = await cart.put([
      tutorial(of('cutting')),
      { ...tutorial(of('cutting')), productType: 'TUTORIAL' },
    ]);
    expect([twice.status, twice.body.code]).toEqual([409, 'tutorial_twice']);
    const lots = Array.from({ length: 150 }, () => seats(of('course')));
    expect((await cart.put(lots)).body.code).toBe('not_enough_seats');
  });

  it('allow a line up to the last piece and the last seat', async () => {
    const { items } = await cart.setTo([
      item(of('ring'), 5),
      seats(of('course'), 4),
      tutorial(of('cutting')),
    ]);
    expect(items.map(({ quantity }) => quantity)).toEqual([5, 4, 1]);
    expect(items.some((line) => 'available' in line)).toBe(false);
  });

  test.each([0, -1, 1_000, 1.5, 1e308, 2 ** 53, '2', '', null, true, [2], {}, undefined])(
    'refuse a quantity of %j',
    async (quantity) => {
      const { status, body } = await cart.put([{ item: 'ring', productType: 'Item', quantity }]);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['items.0.quantity']]);
      await unchanged();
    },
  );

  it('refuse more than 999 of an item in all, and say which', async () => {
    await app.has.product({ _id: 'beads', inventory: 1_000_000 });
    const url = api.cart(cart.id);
    const items = [item(of('ring')), item(of('beads'), 999), item(of('beads'), 1)];
    const { status, body } = await cart.who.put(url, { items }, EN);
    expect([status, body]).toEqual([
      400,
      {
        error: expect.any(String),
        code: 'invalid',
        fields: { 'items.1.quantity': 'The number must be between 1 and 999.' },
      },
    ]);
    expect((await cart.setTo([item(of('beads'), 999)])).items).toHaveLength(1);
  });

  it('say how many are left', async () => {
    const { body } = await cart.who.put(api.cart(cart.id), { items: [item(of('ring'), 9)] }, EN);
    expect(body).toEqual({
      error: 'There aren’t that many in stock.',
      code: 'over_stock',
      fields: { 'items.0.quantity': 'The number must be between 1 and 5.' },
    });
  });

  it('allow a hundred lines', async () => {
    const many = await Promise.all(
      Array.from({ length: 101 }, (_, index) =>
        app.has.product({ _id: `p${index}`, price: 1_000_000, inventory: 999 }),
      ),
    );
    const full = await cart.setTo(many.slice(0, 100).map((one) => item(one, 999)));
    expect(full.items).toHaveLength(100);
    expect(full.total).toBe(99_900_000_000);
    const { status, body } = await cart.who.put(
      api.cart(cart.id),
      { items: many.map((one) => item(one)) },
      EN,
    );
    expect([status, body]).toEqual([
      400,
      {
        error: expect.any(String),
        code: 'invalid',
        fields: { items: 'The number of entries must be at most 100.' },
      },
    ]);
    expect((await cart.read()).body.data).toEqual(full);
  });

  it('sum exactly to the agora', async () => {
    const random = seededRandom(11);
    for (let round = 0; round < 10; round++) {
      const products = await Promise.all(
        Array.from({ length: 12 }, () =>
          app.has.product({
            price: Math.floor(random() * 100_000) / 100,
            discount: pick(random, [0, 0, 1, 7, 15, 33, 50, 99, 100]),
            inventory: 999,
          }),
        ),
      );
      const quantities = products.map(() => 1 + Math.floor(random() * 999));
      const { items, total } = await cart.setTo(products.map((one, index) => item(one, quantities[index])));
      // The rule in whole numbers: agorot × 100, half up.
      const units = products.map(({ price, discount }) => {
        const hundredths = BigInt(Math.round(price * 100)) * BigInt(100 - discount);
        return (hundredths + 50n) / 100n;
      });
      const sum = units.reduce((sofar, unit, index) => sofar + unit * BigInt(quantities[index]!), 0n);
      expect(items.map(({ price }) => Math.round(price * 100))).toEqual(units.map(Number));
      expect(total).toBe(Number(sum) / 100);
      expect(String(total)).toMatch(/^\d+(\.\d\d?)?$/);
    }
  });

  test.each([
    [{}],
    [{ items: [] }],
    [{ userId: 'ME' }],
    [{ items: null, userId: 'ME' }],
    [{ items: [], userId: 5 }],
    [{ items: [{ item: 'ring', quantity: 1, productType: 'Item' }], userId: 'ME' }],
    [{ items: [], userId: 'ME', total: 0 }],
    [{ items: [], userId: 'ME', role: 'superAdmin' }],
  ])('refuse a new cart by %j', async (body) => {
    const who = await app.as(await app.has.user());
    const mine = JSON.parse(JSON.stringify(body).replace('"ME"', `"${who.user._id}"`));
    const answer = await who.post(api.carts(), mine);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid']);
    expect((await who.get(api.cartOf(who.user._id))).body.data).toBeNull();
  });
});

describe.each(databases)('malformed input on %s', (kind) => {
  it('is refused as the contract says, and the cart stays unchanged', async () => {
    const app = await createTestApp(kind, { now: () => NOW });
    await app.has.product({ _id: 'ring' });
    const cart = await aCart(app);
    const before = await cart.setTo([item({ _id: 'ring' }, 2)]);
    const random = seededRandom(99);
    const values: unknown[] = [
      null,
      true,
      0,
      -1,
      1e308,
      0.1,
      '',
      'ring',
      'Item',
      '\0',
      '\ud800',
      "' or 1=1 --",
      'x'.repeat(65),
    ];
    const keys = [
      'item',
      'productType',
      'quantity',
      'price',
      '__proto__',
      'constructor',
      'items',
      '$where',
      '',
    ];
    const rubbish = (depth: number): unknown => {
      const kindOf = random();
      if (depth === 0 || kindOf < 0.4) return pick(random, values);
      const count = Math.floor(random() * 4);
      const parts = Array.from({ length: count }, () => rubbish(depth - 1));
      return kindOf < 0.7 ? parts : Object.fromEntries(parts.map((part) => [pick(random, keys), part]));
    };
    const line = () => {
      const good: Record<string, unknown> = { item: 'ring', productType: 'Item', quantity: 1 };
      const spoilt = pick(random, ['item', 'productType', 'quantity', 'colour']);
      if (random() < 0.2) delete good[spoilt];
      else good[spoilt] = rubbish(2);
      return good;
    };
    const spoil = () =>
      pick(random, [() => rubbish(3), () => ({ items: rubbish(2) }), () => ({ items: [line(), line()] })])();

    for (let round = 0; round < 400; round++) {
      const body = spoil();
      const url = pick(random, [api.cart(cart.id), api.carts()]);
      const method = url === api.carts() ? 'post' : 'put';
      const { status, body: answer } = await cart.who[method](url, body, {
        'if-match': pick(random, ['"2"', 'x', '*']),
      });
      const told = JSON.stringify([body, status, answer]);
      if (status === 200) {
        // By chance an empty list, or lines of existing entries.
        expect([told, answer.data.items.every((one: { item: string }) => one.item === 'ring')]).toEqual([
          told,
          true,
        ]);
        await cart.setTo([item({ _id: 'ring' }, 2)]);
        continue;
      }
      expect([told, status >= 400 && status < 500]).toEqual([told, true]);
      expect(answer).toMatchObject({ error: expect.any(String), code: expect.any(String) });
    }
    expect((await cart.read()).body.data).toMatchObject({ items: before.items, total: before.total });

    const authorization = `Bearer ${cart.who.token}`;
    for (const [type, payload, status] of [
      ['application/json', '{"items":[', 400],
      ['application/json', '', 400],
      ['application/json', '{"items":[],"__proto__":{"a":1}}', 400],
      ['application/json', `{"items":[${'{},'.repeat(25_000)}{}]}`, 413],
      ['text/plain', '{"items":[]}', 415],
      ['application/x-www-form-urlencoded', 'items=', 415],
    ] as const) {
      const headers = { authorization, 'content-type': type };
      const answer = await app.server.inject({ method: 'PUT', url: api.cart(cart.id), headers, payload });
      expect([payload.slice(0, 40), answer.statusCode]).toEqual([payload.slice(0, 40), status]);
    }
    const bare = await app.server.inject({
      method: 'PUT',
      url: api.cart(cart.id),
      headers: { authorization },
    });
    expect([bare.statusCode, bare.json().code]).toEqual([400, 'invalid']);
    await app.close();
  });
});
