/** A shop that exists is brought forward: nothing of it is lost, and it answers as it did. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { migrate } from '#server/db/migrate.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createFileStore } from '#server/pictures/file-store.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { type TestDatabase, databases, openEmptyDatabase } from '../databases.ts';
import { ADMIN_EMAIL, PASSWORD, countsOf, fillLastRelease, lastRelease } from './last-release.ts';

const before = lastRelease();
const { ids, answers } = before;
/** Its time, so that nothing has passed meanwhile. */
const now = () => new Date(before.at);

describe.each(databases)('a shop of the last release on %s', (kind) => {
  const files = createFileStore({ dir: join(tmpdir(), 'last-release-files') });
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof buildApp>>;
  beforeEach(async () => {
    database = await openEmptyDatabase(kind);
    await fillLastRelease(database.db, before);
    await open();
  });
  afterEach(async () => {
    await server.close();
    await database.close();
  });

  async function open(): Promise<void> {
    const { db } = database;
    await migrate(db);
    const config = readConfig({ LOG_LEVEL: 'silent', DEMO: 'off', ADMIN_EMAIL, RATE_LIMIT: 'off' });
    server = await buildApp({ config, db, catalogue: new CatalogueVersion(db), files, now });
  }

  async function call(method: 'GET' | 'POST' | 'PUT', url: string, given: Given = {}) {
    const { token, body, headers } = given;
    const answer = await server.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.payload) };
  }

  async function logIn(email: string): Promise<{ token: string; user: { _id: string } }> {
    const { status, body } = await call('POST', api.login(), { body: { email, password: PASSWORD } });
    expect(status).toBe(200);
    return body.data;
  }

  it('keeps every row', async () => {
    const counts = Object.fromEntries(
      Object.entries(before.tables).map(([name, rows]) => [name, rows.length]),
    );
    expect(await countsOf(database.db, before)).toEqual(counts);
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(300);
  });

  it('answers visitors, customers and the admin as before', async () => {
    for (const [path, expected] of Object.entries(answers.everyone))
      expect([path, inOrder(path, (await call('GET', path)).body)]).toEqual([
        path,
        like(inOrder(path, expected)),
      ]);
    for (const [email, own] of Object.entries(answers.customers)) {
      const { token } = await logIn(email);
      for (const [path, expected] of Object.entries(own))
        expect([path, (await call('GET', path, { token })).body]).toEqual([path, like(expected)]);
    }
    const { token } = await logIn(ADMIN_EMAIL);
    for (const [path, expected] of Object.entries(answers.admin))
      expect([path, (await call('GET', path, { token })).body]).toEqual([path, like(expected)]);
  });

  it('has the participants as the admin’s own seats, and tutorials as granted', async () => {
    const { db } = database;
    const seats = await db.selectFrom('workshop_seats').selectAll().execute();
    const was = before.tables.workshop_seats!;
    expect(seats).toEqual(expect.arrayContaining(was));
    expect(seats.every(({ registrations }) => registrations === 0)).toBe(true);
    const owners = await db.selectFrom('tutorial_owners').selectAll().execute();
    expect(owners).toHaveLength(before.tables.tutorial_owners!.length);
    expect(owners.every((owner) => owner.order_line_id === null)).toBe(true);
  });

  it('takes an order of a cart that was open', async () => {
    const admin = await logIn(ADMIN_EMAIL);
    const on = { payments: { arrange: { on: true } } };
    expect((await call('PUT', adminApi.settings(), { token: admin.token, body: on })).status).toBe(200);
    const { token, user } = await logIn('dana@example.com');
    const cart = (await call('GET', api.cartOf(user._id), { token })).body.data;
    const delivery = { method: 'pickup' };
    const quoted = await call('POST', orderApi.quote(cart._id), { token, body: { delivery: 'pickup' } });
    const { version, total } = quoted.body.data;
    const body = {
      sessionId: cart._id,
      version,
      contact: { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: '052-555-0111' },
      delivery,
      payment: 'arrange',
      consents: ['terms', 'made_to_order'],
      total,
    };
    const headers = { 'idempotency-key': 'an-order-of-an-old-cart' };
    const placed = await call('POST', orderApi.orders(), { token, body, headers });
    expect([placed.status, placed.body.data.number]).toEqual([201, 1001]);
    const paid = { amount: total, method: 'bit' };
    const key = { 'idempotency-key': 'the-money-of-the-order' };
    const path = adminApi.orderPaid(placed.body.data._id);
    expect((await call('POST', path, { token: admin.token, body: paid, headers: key })).status).toBe(200);
    const seats = await database.db
      .selectFrom('workshop_seats')
      .selectAll()
      .where('workshop_id', '=', ids.seats)
      .executeTakeFirst();
    expect(seats).toMatchObject({ own_seats: 4, registrations: 2 });
  });

  it('is not changed by a second start', async () => {
    const first = await countsOf(database.db, before);
    const orders = await database.db.selectFrom('orders').selectAll().execute();
    await server.close();
    await open();
    expect(await countsOf(database.db, before)).toEqual(first);
    expect(await database.db.selectFrom('orders').selectAll().execute()).toEqual(orders);
    for (const [path, expected] of Object.entries(answers.everyone))
      expect([path, inOrder(path, (await call('GET', path)).body)]).toEqual([
        path,
        like(inOrder(path, expected)),
      ]);
  });
});

interface Given {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** By the moment, a login, reading a tutorial and the address; and built-in words, which belong to the release. */
const CHANGING = [
  'contentImagesSignatures',
  'lastLoginDate',
  'popularity',
  'publicUrl',
  'texts',
  'deliveryLines',
];

/** What was there before, however much is added to it; addresses of paid pages end with a signature of their moment. */
function like(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(like);
  if (typeof value === 'string')
    return value.includes('signature=') ? expect.stringContaining(value.split('?')[0]!) : value;
  if (typeof value !== 'object' || value === null) return value;
  return expect.objectContaining(
    Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !CHANGING.includes(key))
        .map(([key, part]) => [key, like(part)]),
    ),
  );
}

/** Workshops stand in the order of their next meeting now. */
function inOrder<Body>(path: string, body: Body): Body {
  if (path !== '/api/workshops') return body;
  const { data } = body as { data: { _id: string }[] };
  return { ...body, data: data.toSorted((one, other) => one._id.localeCompare(other._id)) };
}
