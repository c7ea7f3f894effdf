import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '../app.ts';
import { databases } from '../databases.ts';
import { SAMPLES, kinds, uploadSamples } from '../entry-inputs.ts';
import { quickPasswords } from '../passwords.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';

/** Set by the server only. */
const FORBIDDEN = {
  role: 'superAdmin',
  userId: 'someone',
  ownedTutorials: ['paid'],
  passwordHash: 'x',
  password_hash: 'x',
  deleted: true,
  deletedDate: null,
  id: 'mine',
  searchText: 'x',
  isAdmin: true,
};
/** Read-only fields are accepted and ignored. */
const READ_ONLY = {
  _id: 'mine',
  version: 999,
  createdDate: '2001-01-01T00:00:00.000Z',
  updatedDate: '2001-01-01T00:00:00.000Z',
  demo: true,
};
const MORE_READ_ONLY: Record<string, object> = {
  tutorials: { rating: 5, ratingCount: 1_000, popularity: 1_000, pageCount: 7, locked: false },
};

const person = {
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@example.com',
  password: 'a long password',
};

describe.each(databases)('a request on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let customer: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind, { env: { RATE_LIMIT: 'off' }, passwords: quickPasswords().passwords });
    await uploadSamples(app);
    owner = await app.as('superAdmin');
    customer = await app.as('customer');
  });
  afterAll(() => app.close());

  describe.each(kinds)('about %s', (entries) => {
    const input = SAMPLES[entries].full;

    test.each(Object.entries(FORBIDDEN))('can’t set %s', async (name, value) => {
      const { status, body } = await owner.post(adminApi.newEntry(entries), { ...input, [name]: value });
      expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
    });

    it('sets no field that only the server sets', async () => {
      const forged = { ...input, ...READ_ONLY, ...MORE_READ_ONLY[entries] };
      const { status, body } = await owner.post(adminApi.newEntry(entries), forged);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ _id: expect.not.stringMatching('mine'), version: 1, demo: false });
      expect(body.data.createdDate ?? '').not.toMatch(/^2001/);
      if (entries === 'tutorials')
        expect(body.data).toMatchObject({ rating: 0, ratingCount: 0, popularity: 0, pageCount: 3 });
      const changed = await owner.put(adminApi.entry(entries, body.data._id), {
        ...forged,
        translations: null,
      });
      expect(changed.body.data).toMatchObject({ _id: body.data._id, version: 2 });
      expect(changed.body.data.updatedDate).not.toMatch(/^2001/);
    });
  });

  it('can’t register as a superAdmin, and never gets the hash', async () => {
    for (const [name, value] of Object.entries({ ...FORBIDDEN, ...READ_ONLY }))
      expect([name, (await app.send('POST', api.register(), { ...person, [name]: value })).status]).toEqual([
        name,
        400,
      ]);
    const { text, body } = await app.send('POST', api.register(), person);
    expect(body.data.user.role).toBe('user');
    expect(text).not.toMatch(/hash|password/i);
    expect((await owner.get(adminApi.users())).text).not.toMatch(/hash|password/i);
  });

  it('can’t change a cart’s owner or a price', async () => {
    const ring = await app.has.product({ price: 100 });
    const other = (await app.as(await app.has.user())).user;
    expect((await customer.post(api.carts(), { items: [], userId: other._id })).status).toBe(403);
    const { _id } = (await customer.post(api.carts(), { items: [], userId: customer.user._id })).body.data;
    const line = { item: ring._id, quantity: 2, productType: 'Item' };
    const forged = {
      ...line,
      price: 0.01,
      lineTotal: 0.01,
      available: 999,
      productDetails: { title: 'x', image: 'x' },
    };
    const { status, body } = await customer.put(api.cart(_id), { items: [forged] });
    if (status === 200)
      expect(body.data).toMatchObject({ total: 200, items: [{ price: 100, lineTotal: 200 }] });
    else expect(status).toBe(400);
    for (const extra of [{ userId: other._id }, { total: 1 }, { _id: 'x' }, { version: 9 }]) {
      await customer.put(api.cart(_id), { items: [line], ...extra });
      const seen = (await customer.get(api.cartOf(customer.user._id))).body.data;
      expect(seen).toMatchObject({ _id, userId: customer.user._id, total: 200 });
    }
  });

  it('can’t grant a tutorial', async () => {
    const { _id } = await app.has.tutorial({ price: 50 });
    expect((await customer.put(adminApi.tutorialOwner(_id, customer.user._id))).status).toBe(403);
    expect((await customer.put(api.tutorialRating(_id), { stars: 5, userId: 'x' })).status).toBe(400);
    expect((await customer.get('/api/auth/profile')).body.data.ownedTutorials).toEqual([]);
  });
});

describe('the form of a request', () => {
  let app: TestApp;
  let owner: TestUser;
  let ring: string;
  beforeAll(async () => {
    app = await createTestApp('sqlite', {
      env: { RATE_LIMIT: 'off' },
      passwords: quickPasswords().passwords,
    });
    await uploadSamples(app);
    owner = await app.as('superAdmin');
  });
  beforeEach(async () => {
    ring = (await owner.post(adminApi.newEntry('products'), SAMPLES.products.full)).body.data._id;
  });
  afterAll(() => app.close());

  const put = (payload: string, headers: Record<string, string> = {}) =>
    app.server.inject({
      method: 'PUT',
      url: adminApi.entry('products', ring),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}`, ...headers },
      payload,
    });
  const full = (more: string) => `${JSON.stringify(SAMPLES.products.full).slice(0, -1)},${more}}`;

  test.each([
    '"__proto__":{"active":true}',
    '"constructor":{"prototype":{"active":true}}',
    '"translations":{"__proto__":{"en":{"title":"x"}}}',
    '"imageAlts":{"__proto__":{"he":"x"}}',
    '"\\u005f\\u005fproto\\u005f\\u005f":{"a":1}',
    '"toString":"x"',
    '"hasOwnProperty":1',
  ])('can’t pollute a prototype: {%s}', async (more) => {
    expect((await put(full(more))).statusCode).toBe(400);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>).active).toBeUndefined();
  });

  test.each(['price', 'discount', 'inventory', 'priority'])(
    'can’t have a number that is too large: %s',
    async (name) => {
      for (const number of [
        '1e999',
        '-1e999',
        '1e308',
        '9007199254740993',
        '-1',
        '1e-400',
        '0.001',
        '1.0000000000000001e6',
      ])
        expect([number, [200, 400]]).toEqual([
          number,
          expect.arrayContaining([(await put(full(`"${name}":${number}`))).statusCode]),
        ]);
      const { data } = (await owner.get(adminApi.entry('products', ring))).body;
      expect(data[name]).toBeLessThanOrEqual(1_000_000);
      expect(data[name]).toBeGreaterThanOrEqual(0);
    },
  );

  it('with a duplicate key sets the last value', async () => {
    const answer = await put(full('"title":"first","title":"second"'));
    expect(answer.json().data.title).toBe('second');
  });

  test.each([
    ['arrays', `{"title":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['what is read and not looked into', full(`"_id":${'['.repeat(20_000)}${']'.repeat(20_000)}`)],
  ])('may be nested deeply: %s', async (_name, payload) => {
    expect((await put(payload)).statusCode).toBeLessThan(500);
    expect((await app.get(api.health())).status).toBe(200);
  });

  test.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    'keeps its method despite %s',
    async (name) => {
      const answer = await app.server.inject({
        method: 'GET',
        url: adminApi.entry('products', ring),
        headers: { authorization: `Bearer ${owner.token}`, [name]: 'DELETE' },
      });
      expect(answer.statusCode).toBe(200);
      const posted = await app.server.inject({
        method: 'POST',
        url: `${adminApi.entry('products', ring)}?_method=DELETE`,
        headers: { authorization: `Bearer ${owner.token}`, [name]: 'DELETE' },
      });
      expect(posted.statusCode).toBe(405);
      expect((await owner.get(adminApi.entry('products', ring))).status).toBe(200);
    },
  );

  test.each([
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'title=x'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--'],
    [{ 'content-type': 'text/plain' }, JSON.stringify(SAMPLES.products.full)],
    [
      { 'content-type': 'application/xml' },
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ],
  ])('with a form’s or another content type changes nothing: %o', async (headers, payload) => {
    expect((await put(payload, headers)).statusCode).toBe(415);
  });
});
