import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import type { CancellationReceipt } from '#contract/cancellation-receipts.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';

describe.each(databasesOrOnly('postgres'))('what became of a cancellation request on %s', (kind) => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  const request = (id: string, body = {}) => desk.customer.post(orderApi.orderCancellation(id), body);
  const receipt = async (orderId: string): Promise<CancellationReceipt> => {
    const { id } = await desk.app.db
      .selectFrom('cancellation_requests')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow();
    const { status, body, headers } = await desk.app.send('GET', orderApi.cancellation(id));
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    return body.data;
  };

  it('says what was asked and what comes back, and nothing of the person', async () => {
    const { _id, number, lines } = await desk.sell({ lines: desk.lines(2) });
    const [ring, course] = lines.map((line) => line._id);
    await request(_id, { lines: [ring, course], reason: 'סוד' });
    const told = await receipt(_id);
    expect(told).toEqual({
      number,
      at: desk.clock.now.toISOString(),
      lines: [
        { _id: ring, title: lines[0]!.title, quantity: 2, amount: 200 },
        { _id: course, title: lines[1]!.title, quantity: 2, amount: 200 },
      ],
      fee: 20,
      refund: 380,
      refundBy: '2026-06-16T20:59:59.999Z',
    });
  });

  it('is of as many of a line as were asked for', async () => {
    const { _id, lines } = await desk.sell({ lines: desk.lines(3).slice(0, 2) });
    const [ring, course] = lines.map((line) => line._id) as [string, string];
    await request(_id, { quantities: { [ring]: 1, [course]: 2 } });
    expect(await receipt(_id)).toMatchObject({
      lines: [
        { _id: ring, quantity: 1, of: 3, amount: 100 },
        { _id: course, quantity: 2, of: 3, amount: 200 },
      ],
      fee: 15,
      refund: 285,
    });
    desk.clock.now = new Date('2026-06-03T09:00:00.000Z');
    await desk.admin.post(adminApi.orderRefunds(_id), { amount: 285, reason: 'x', by: 'hand' }, onceBy());
    expect(await receipt(_id)).toMatchObject({ lines: [{ quantity: 1 }, { quantity: 2 }], refund: 285 });
  });

  it('tells lines of one product apart by their choices', async () => {
    const chosen = { choices: '["gold"]', choice_titles: '[{"title":"זהב"}]', personal_text: 'נועה' };
    const { _id } = await desk.sell({ lines: [{ ...desk.lines()[0]!, ...chosen }] });
    await request(_id);
    const { lines } = await receipt(_id);
    expect(lines).toMatchObject([{ choiceTitles: [{ title: 'זהב' }] }]);
    expect(JSON.stringify(lines)).not.toContain('נועה');
  });

  it('of a part in words says what went back once it is settled', async () => {
    const { _id, number, lines } = await desk.sell({ customer: null, lines: desk.lines() });
    const part = { number, email: 'ruth@example.com', text: 'הטבעת', part: true };
    expect((await desk.app.send('POST', orderApi.cancellations(), part)).status).toBe(202);
    expect(await receipt(_id)).toMatchObject({ lines: [], fee: 0, refund: 0 });
    const refund = { lines: [{ line: lines[0]!._id, quantity: 1 }], reason: 'x', by: 'hand' };
    await desk.admin.post(adminApi.orderRefunds(_id), refund, onceBy());
    expect(await receipt(_id)).toMatchObject({
      lines: [{ _id: lines[0]!._id, quantity: 1, amount: 100 }],
      refund: 100,
    });
  });

  it('has no fee for a defect', async () => {
    const { _id, lines } = await desk.sell();
    await request(_id, { lines: [lines[0]!._id], defect: true });
    expect(await receipt(_id)).toMatchObject({ defect: true, fee: 0, refund: 100 });
  });

  it('says what went back once it is settled', async () => {
    const { _id, lines } = await desk.sell({ lines: desk.lines(2) });
    const [ring, course] = lines.map((line) => line._id);
    await request(_id, { lines: [ring, course] });
    desk.clock.now = new Date('2026-06-03T09:00:00.000Z');
    const back = { lines: [{ line: ring, quantity: 1, restock: true }], fee: 5, reason: 'x', by: 'hand' };
    expect((await desk.admin.post(adminApi.orderRefunds(_id), back, onceBy())).status).toBe(201);
    desk.clock.now = new Date('2026-06-04T09:00:00.000Z');
    await desk.admin.post(adminApi.orderRefunds(_id), { amount: 7, reason: 'x', by: 'hand' }, onceBy());
    expect(await receipt(_id)).toMatchObject({
      settled: '2026-06-03T09:00:00.000Z',
      lines: [
        { _id: ring, quantity: 1, amount: 100 },
        { _id: course, quantity: 2 },
      ],
      fee: 5,
      refund: 95,
    });
  });

  it('says that nothing went back when it was answered', async () => {
    const { _id } = await desk.sell();
    await request(_id);
    await desk.admin.post(adminApi.orderAnswer(_id), { text: 'כפי שסיכמנו' });
    const { settled, fee, refund, lines } = await receipt(_id);
    expect([settled, fee, refund]).toEqual([desk.clock.now.toISOString(), 0, 0]);
    for (const line of lines) expect(line).not.toHaveProperty('amount');
  });

  it('is at the address of the mails, and nowhere else', async () => {
    const { _id } = await desk.sell();
    await request(_id);
    for (const id of ['unknown', _id, 'x'.repeat(500)])
      expect((await desk.app.send('GET', orderApi.cancellation(id))).body.code).toBe('not_found');
    const own = await desk.customer.get(orderApi.order(_id));
    const { id } = await desk.app.db
      .selectFrom('cancellation_requests')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(own.body)).not.toContain(id);
  });
});
