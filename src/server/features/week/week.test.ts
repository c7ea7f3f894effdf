import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { aCart, item } from '#test/carts.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { anOrder } from '#test/orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { type Week, weekSchema } from '#contract/week.ts';
import { addCounts } from './counts.repository.ts';
import { PageCounts } from './page-counts.ts';
import { purgeCounts } from './week.service.ts';

const NOW = '2026-11-20T10:00:00.000Z'; // Friday noon in Jerusalem
const PERSON = { 'user-agent': 'Mozilla/5.0 (iPhone)' };
const INSIDE = { ...PERSON, 'sec-fetch-site': 'same-origin' };

describe.each(databasesOrOnly('sqlite'))('the week on %s', (kind) => {
  let app: TestApp;
  let admin: TestUser;
  let now: string;
  beforeEach(async () => {
    now = NOW;
    app = await createTestApp(kind, {
      now: () => new Date(now),
      pages: async (server, { onPage }) => {
        server.get('/*', (request) => {
          onPage(request);
          return '';
        });
      },
    });
    admin = await app.as('superAdmin');
  });
  afterEach(() => app.close());

  const read = async (): Promise<Week> => {
    const { status, body } = await admin.get(adminApi.week());
    expect(status).toBe(200);
    expect(weekSchema.parse(body.data)).toEqual(body.data);
    return body.data;
  };
  const look = (path: string, headers = PERSON) => app.get(path, headers);
  const search = (q: string, headers: object = PERSON) => app.get(api.search({ q }), { ...headers });
  const store = (db = app.db) =>
    new PageCounts({ db, log: { warn: () => {} }, now: () => new Date(now), findsNothing: async () => true });

  it('is empty in a new shop, from Saturday to Friday', async () => {
    expect(await read()).toEqual({
      from: '2026-11-14',
      to: '2026-11-20',
      visits: 0,
      views: [],
      emptySearches: [],
      carts: 0,
      orders: 0,
    });
  });

  it('counts visits and what was looked at', async () => {
    const ring = await app.has.product({ title: 'טבעת' });
    const course = await app.has.workshop({ title: 'סדנה' });
    await look('/');
    await look(`/shop/${ring._id}`);
    await look(`/en/shop/${ring._id}?ref=x`, INSIDE);
    await look(`/workshops/${course._id}`, INSIDE);
    await look('/shop/nothing');
    await look('/admin/shop');
    await look(`/shop/${ring._id}`, { 'user-agent': 'Googlebot/2.1' });
    await app.send('HEAD', `/shop/${ring._id}`, undefined, PERSON);
    const { visits, views } = await read();
    expect(visits).toBe(3);
    expect(views).toEqual([
      { kind: 'products', entry: ring._id, title: 'טבעת', count: 2 },
      { kind: 'workshops', entry: course._id, title: 'סדנה', count: 1 },
    ]);
    await app.db.updateTable('products').set({ deleted_at: NOW }).where('id', '=', ring._id).execute();
    expect((await read()).views).toHaveLength(1);
  });

  it('counts what a browser shows without loading a page, once', async () => {
    const ring = await app.has.product();
    const say = (list: string, id: string, headers = INSIDE) =>
      app.send('POST', api.view(list, id), undefined, headers);
    expect((await say('shop', ring._id)).status).toBe(204);
    expect((await say('category', 'others')).status).toBe(204);
    expect((await say('shop', 'unknown')).status).toBe(204);
    await say('shop', ring._id, { ...PERSON, 'sec-fetch-site': 'cross-site' });
    await look(api.product(ring._id), INSIDE);
    const { visits, views } = await read();
    expect([visits, views.map(({ count }) => count)]).toEqual([0, [1]]);
  });

  it('counts searches that find nothing', async () => {
    await app.has.product({ title: 'טבעת' });
    for (const q of ['טבעת', '', 'צמיד', 'Brooch', 'brooch ', 'dana@example.com', '050-1234567'])
      await search(q);
    await search('עגיל', { 'user-agent': 'Googlebot/2.1' });
    await search('עגיל', { ...PERSON, authorization: `Bearer ${admin.token}` });
    for (const q of ['משלוח', 'deliver', 'delivery', 'Returns?', 'thursday']) await search(q);
    await look('/search?q=קמע', INSIDE);
    await look('/search?q=ביטול', INSIDE);
    await look('/search?q=טבעת', INSIDE);
    expect((await read()).emptySearches).toEqual([
      { q: 'brooch', count: 2 },
      { q: 'צמיד', count: 1 },
      { q: 'קמע', count: 1 },
    ]);
  });

  it('counts carts that were filled, not the admin’s', async () => {
    const ring = await app.has.product();
    for (const at of ['2026-11-13T21:59:59.000Z', '2026-11-13T22:00:00.000Z', NOW]) {
      now = at;
      await (await aCart(app)).setTo([item(ring)]);
    }
    await aCart(app);
    await (await aCart(app, admin)).setTo([item(ring)]);
    expect((await read()).carts).toBe(2);
  });

  it('counts orders that were placed, without what ended unpaid', async () => {
    for (const at of ['2026-11-13T21:59:59.000Z', '2026-11-13T22:00:00.000Z', NOW])
      await anOrder(app, { at });
    await anOrder(app, { at: NOW, state: 'completed', customer: null });
    for (const state of ['expired', 'cancelled'] as const) await anOrder(app, { at: NOW, state });
    expect((await read()).orders).toBe(3);
  });

  it('ends at midnight in Jerusalem and lasts seven days', async () => {
    now = '2026-11-13T21:59:59.000Z';
    await look('/');
    now = '2026-11-13T22:00:00.000Z';
    await look('/');
    await look('/');
    now = NOW;
    expect((await read()).visits).toBe(2);
    now = '2026-11-20T22:00:00.000Z';
    expect(await read()).toMatchObject({ from: '2026-11-15', to: '2026-11-21', visits: 0 });
  });

  it('is the sum of all processes', async () => {
    const ring = await app.has.product();
    const processes = [store(), store(), store()];
    for (let round = 0; round < 5; round++) {
      for (const counts of processes) {
        counts.visit();
        counts.view({ kind: 'products', id: ring._id });
        counts.emptySearch(`צמיד ${round}`, 8);
      }
      await Promise.all(processes.map((counts) => counts.storeAll()));
    }
    for (const counts of processes) await counts.close();
    const week = await read();
    expect([week.visits, week.views[0]!.count, week.emptySearches.map(({ count }) => count)]).toEqual([
      15,
      15,
      [3, 3, 3, 3, 3],
    ]);
  });

  it('keeps what could not be stored', async () => {
    const failing = vi.spyOn(app.db, 'transaction').mockImplementationOnce(() => {
      throw new Error('no database');
    });
    const counts = store();
    counts.visit();
    await counts.store();
    counts.visit();
    failing.mockRestore();
    await counts.close();
    expect((await read()).visits).toBe(2);
  });

  it('has at most 300 different searches a day', async () => {
    const counts = store();
    for (let index = 0; index < 310; index++) counts.emptySearch(`q${1_000 + index}`, 8);
    await counts.storeAll();
    counts.emptySearch('q1000', 8);
    counts.emptySearch('another', 8);
    await counts.close();
    const { count } = await app.db
      .selectFrom('daily_counts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(300);
    expect((await read()).emptySearches[0]).toEqual({ q: 'q1000', count: 2 });
  });

  it('is kept for thirteen months', async () => {
    const count = { kind: 'visits', name: '', count: 1 } as const;
    const days = ['2025-10-19', '2025-10-20', '2026-11-20'];
    await addCounts(
      app.db,
      days.map((day) => ({ ...count, day })),
    );
    await purgeCounts(app.db, new Date(NOW));
    const rows = await app.db.selectFrom('daily_counts').select('day').orderBy('day').execute();
    expect(rows.map(({ day }) => day)).toEqual(days.slice(1));
  });

  it('is the admin’s alone', async () => {
    expect((await app.get(adminApi.week())).status).toBe(401);
    expect((await (await app.as('customer')).get(adminApi.week())).status).toBe(403);
  });
});
