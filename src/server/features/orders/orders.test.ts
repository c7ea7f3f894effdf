import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import { agorot } from '#domain/money.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { type TestOrder, anOrder } from '#test/orders.ts';

const NOW = new Date('2026-06-02T09:00:00.000Z');

describe.each(databases)("a customer's orders on %s", (kind) => {
  let app: TestApp;
  let dana: TestUser;
  let noa: TestUser;
  const own: TestOrder[] = [];
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
    dana = await app.as(await app.has.user());
    noa = await app.as(await app.has.user());
    for (const state of ['completed', 'confirmed', 'pending'] as const)
      own.push(await anOrder(app, { customer: dana.user, state }));
    await anOrder(app, { customer: null });
  });
  afterAll(() => app.close());

  const newestFirst = () => own.map(({ order }) => order.id).toReversed();

  it('come the newest first, a page at a time', async () => {
    const { status, body, headers } = await dana.get(orderApi.orders());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(newestFirst());
    expect(body.pagination).toEqual({ total: 3, page: 1, limit: 10, pages: 1 });
    const second = (await dana.get(`${orderApi.orders()}?page=2&limit=2`)).body;
    expect(second.data.map(({ _id }: { _id: string }) => _id)).toEqual(newestFirst().slice(2));
    expect(second.pagination).toEqual({ total: 3, page: 2, limit: 2, pages: 2 });
    expect((await noa.get(orderApi.orders())).body.data).toEqual([]);
  });

  it.each(['page=0', 'limit=0', 'limit=1000', 'page=x', 'state=all', 'userId=u1'])(
    'refuse %s',
    async (query) => {
      const { status, body } = await dana.get(`${orderApi.orders()}?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid']);
    },
  );

  it('are open to their owner and the admin, and unknown to everyone else', async () => {
    const { order } = own[1]!;
    const superAdmin = await app.as('superAdmin');
    for (const who of [dana, superAdmin]) {
      const { status, body, headers } = await who.get(orderApi.order(order.id));
      expect([status, body.data._id, headers.etag]).toEqual([200, order.id, '"1"']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body.data).not.toHaveProperty('notes');
    }
    const foreign = await noa.get(orderApi.order(order.id));
    const unknown = await noa.get(orderApi.order('nothing'));
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
    expect((await app.get(orderApi.order(order.id))).status).toBe(401);
    expect((await dana.get(orderApi.order(String(order.number)))).status).toBe(404);
    expect((await dana.get(orderApi.order("' or 1=1"))).status).toBe(404);
  });

  it('can’t be paid online', async () => {
    for (const { order } of own)
      for (const body of [undefined, {}, { payment: 'card' }, { payment: 'bit' }]) {
        const answer = await dana.post(orderApi.orderPayment(order.id), body);
        expect([answer.status, answer.body.code]).toEqual([409, 'not_payable']);
      }
    const { id } = own[0]!.order;
    for (const who of [noa, await app.as('superAdmin')])
      expect((await who.post(orderApi.orderPayment(id), {})).status).toBe(404);
    expect((await dana.post(orderApi.orderPayment('nothing'), {})).status).toBe(404);
    expect((await app.send('POST', orderApi.orderPayment(id), {})).status).toBe(401);
    for (const body of [{ payment: 'arrange' }, { payment: 1 }, { amount: 1 }])
      expect((await dana.post(orderApi.orderPayment(id), body)).status).toBe(400);
  });

  it('tell their state, and no more, to whoever has the address', async () => {
    const { order } = own[1]!;
    for (const who of [app, noa]) {
      const { status, body, headers } = await who.get(orderApi.orderStatus(order.id));
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(body).toEqual({
        data: { number: order.number, state: 'confirmed', payment: { state: 'paid' } },
      });
    }
    expect((await app.get(orderApi.orderStatus('nothing'))).status).toBe(404);
  });

  it('tell of an expired one that has money', async () => {
    const { order } = await anOrder(app, { customer: noa.user, state: 'expired', paid: agorot(100) });
    const { body } = await app.get(orderApi.orderStatus(order.id));
    expect(body.data).toMatchObject({ state: 'expired', payment: { state: 'review' } });
  });
});
