import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminOrderSchema } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { type OrderValues, type TestOrder, anOrder } from '#test/orders.ts';

const NOW = new Date('2026-06-02T09:00:00.000Z');

describe.each(databases)("the admin's orders on %s", (kind) => {
  let app: TestApp;
  let superAdmin: TestUser;
  const orders = new Map<string, TestOrder>();
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
    superAdmin = await app.as('superAdmin');
    const customer = await app.has.user({
      firstName: 'יעל',
      lastName: 'בן-דוד',
      email: 'Yael.B@example.com',
    });
    const made: [string, OrderValues][] = [
      ['old', { state: 'completed', at: '2026-05-01T20:59:59.999Z' }],
      ['next day', { state: 'completed', at: '2026-05-01T21:00:00.000Z' }],
      ['expired', { state: 'expired' }],
      ['cancelled', { state: 'cancelled' }],
      ['pending', { customer, values: { phone: '+972 52-765-4321' } }],
      ['newer', { state: 'confirmed', at: '2026-06-01T11:00:00.000Z' }],
      ['older', { state: 'confirmed', at: '2026-06-01T10:00:00.000Z' }],
      ['request', { state: 'completed', values: { has_request: 1 } }],
      ['review', { state: 'cancelled', values: { needs_review: 1 } }],
    ];
    for (const [name, values] of made) orders.set(name, await anOrder(app, values));
  });
  afterAll(() => app.close());

  const nameOf = ({ _id }: { _id: string }) =>
    [...orders].find(([, { order }]) => order.id === _id)?.[0] ?? _id;
  async function found(query: Record<string, string | number>) {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const { status, body, text } = await superAdmin.get(`${adminApi.orders()}?${search}`);
    if (status !== 200) throw new Error(text);
    return { names: body.data.map(nameOf) as string[], pagination: body.pagination };
  }

  it.each([
    ['pending', ['pending']],
    ['confirmed', ['newer', 'older']],
    ['completed', ['request', 'next day', 'old']],
    ['cancelled', ['review', 'cancelled']],
    ['expired', ['expired']],
    ['requests', ['request']],
    ['review', ['review']],
    ['todo', ['review', 'request', 'older', 'newer']],
    ['all', ['newer', 'older', 'review', 'request', 'pending', 'cancelled', 'expired', 'next day', 'old']],
  ])('that are %s come in their order', async (state, names) => {
    const all = await found({ state });
    expect(all.names).toEqual(names);
    expect(all.pagination).toMatchObject({ total: names.length, page: 1, limit: 10, pages: 1 });
    const paged = await found({ state, page: 2, limit: 1 });
    expect([paged.names, paged.pagination.total]).toEqual([names.slice(1, 2), names.length]);
  });

  it('are found by number, name, email and phone', async () => {
    const { number } = orders.get('pending')!.order;
    for (const q of [
      number,
      `#${number}`,
      'יעל',
      'בן דוד',
      'yael.b@EXAMPLE.com',
      '052-7654321',
      '+972527654321',
      '4321',
    ])
      expect([q, (await found({ q })).names]).toEqual([q, ['pending']]);
    expect((await found({ q: 'יעל', state: 'confirmed' })).names).toEqual([]);
    expect((await found({ q: 'יעל', state: 'pending' })).names).toEqual(['pending']);
    expect((await found({ q: 'דנה', state: 'todo' })).names).toEqual(['review', 'request', 'older', 'newer']);
    for (const q of ['%', '_', "'", '---', '\u{10ffff}']) expect((await found({ q })).names).toEqual([]);
    expect((await found({ q: ' ' })).pagination.total).toBe(9);
  });

  it('are found by the day in Jerusalem, both ends included', async () => {
    expect((await found({ to: '2026-05-01' })).names).toEqual(['old']);
    expect((await found({ from: '2026-05-02', to: '2026-05-02' })).names).toEqual(['next day']);
    expect((await found({ from: '2026-05-02', to: '2026-05-01' })).names).toEqual([]);
    expect((await found({ from: '2026-06-02', state: 'confirmed' })).names).toEqual([]);
  });

  it.each([
    'state=open',
    'state=',
    'page=0',
    'limit=x',
    'from=2026-02-30',
    'to=9999-12-31',
    'from=0000-01-01',
    'q=%00',
    `q=${'x'.repeat(5_000)}`,
    'kind=Item',
  ])('refuse %s', async (query) => {
    const { status, body } = await superAdmin.get(`${adminApi.orders()}?${query}`);
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  it('show their ledger, who did what, the customer and what is missing', async () => {
    const { order, customer } = orders.get('pending')!;
    const { status, body, headers } = await superAdmin.get(adminApi.order(order.id));
    expect([status, headers.etag]).toEqual([200, '"1"']);
    const { customer: shown, ...rest } = adminOrderSchema.strict().parse(body.data);
    expect(shown?._id).toBe(customer!._id);
    expect(rest).toMatchObject({ missing: 320, notes: [], charges: [], refunds: [] });
    expect(rest.attempts).toMatchObject([{ method: 'arrange', state: 'pending', amount: 320 }]);
    expect(rest.events).toEqual([{ at: order.created_at, event: 'placed', actor: 'customer', by: null }]);

    const paid = (await superAdmin.get(adminApi.order(orders.get('newer')!.order.id))).body.data;
    expect(paid).toMatchObject({ missing: 0, charges: [{ amount: 320, method: 'bit', by: null }] });
    expect((await superAdmin.get(adminApi.order('nothing'))).status).toBe(404);
  });

  it('keep notes of the admin, which the customer never sees', async () => {
    const { order, customer } = orders.get('pending')!;
    const notes = adminApi.orderNotes(order.id);
    const { status, body } = await superAdmin.post(notes, { text: '  לארוז יפה\nתודה ' });
    expect(status).toBe(200);
    expect(body.data.notes).toMatchObject([
      { text: 'לארוז יפה\nתודה', at: NOW.toISOString(), by: { _id: superAdmin.user._id } },
    ]);
    for (const wrong of [
      {},
      { text: '' },
      { text: ' \u200F' },
      { text: 7 },
      { text: 'x'.repeat(1_001) },
      { text: 'x', by: 'y' },
    ])
      expect([wrong, (await superAdmin.post(notes, wrong)).status]).toEqual([wrong, 400]);
    expect((await superAdmin.post(adminApi.orderNotes('nothing'), { text: 'x' })).status).toBe(404);
    const asCustomer = await (await app.as(customer!)).get(`/api/orders/${order.id}`);
    expect(asCustomer.text).not.toContain('לארוז');
  });
});
