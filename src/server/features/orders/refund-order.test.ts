import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { databases } from '#test/databases.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { VARIANTS, aRing } from '#test/rings.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { agorot } from '#domain/money.ts';

describe.each(databases)('refunds of an order on %s', (kind) => {
  let desk: OrderDesk;
  let order: AdminOrder;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    order = await desk.sell({ lines: desk.lines(2) });
  });
  afterEach(() => desk.close());

  const refund = (body: object, key?: string, id = order._id) =>
    desk.admin.post(adminApi.orderRefunds(id), { reason: 'ביטול', by: 'hand', ...body }, onceBy(key));
  const line = (index: number, quantity: number, more = {}) => ({
    line: order.lines[index]!._id,
    quantity,
    ...more,
  });
  const owners = () => desk.app.db.selectFrom('tutorial_owners').selectAll().execute();

  it('bring back a piece and a seat of what stays', async () => {
    const { status, body } = await refund({ lines: [line(0, 1), line(1, 1)], fee: 10 });
    expect([status, body.data.state, body.data.payment]).toMatchObject([
      201,
      'confirmed',
      { state: 'part_refunded', paid: 500, refunded: 190 },
    ]);
    expect(body.data.lines.map(({ state }: { state: string }) => state)).toEqual([
      'waiting',
      'registered',
      'granted',
    ]);
    expect(body.data.refunds).toMatchObject([{ amount: 190, fee: 10, state: 'done', way: 'hand' }]);
    expect(await desk.stock()).toEqual([2, 1, 0]);
  });

  it('of all lines cancel the order and withdraw the tutorial', async () => {
    expect(await owners()).toHaveLength(1);
    const { body } = await refund({ lines: [line(0, 2), line(1, 2), line(2, 1)] });
    expect(body.data).toMatchObject({ state: 'cancelled', payment: { state: 'refunded', refunded: 500 } });
    expect(await desk.stock()).toEqual([3, 0, 0]);
    expect(await owners()).toEqual([]);
    expect((await refund({ amount: 1 })).body.code).toBe('already_refunded');
    expect(await desk.stock()).toEqual([3, 0, 0]);
  });

  it('of all the money do the same, without naming a line', async () => {
    const { body } = await refund({ amount: 500 });
    expect(body.data.state).toBe('cancelled');
    expect(await desk.stock()).toEqual([3, 0, 0]);
    expect(await owners()).toEqual([]);
  });

  it('leave what was handed over, and complete the order', async () => {
    await desk.admin.put(adminApi.orderLine(order._id, order.lines[0]!._id), { state: 'handed_over' });
    const { body } = await refund({ amount: 500 });
    expect(body.data.state).toBe('completed');
    expect(body.data.lines.map(({ state }: { state: string }) => state)).toEqual([
      'handed_over',
      'cancelled',
      'cancelled',
    ]);
    expect(await desk.stock()).toEqual([1, 0, 0]);
  });

  it('complete an order whose other lines are done', async () => {
    await desk.admin.put(adminApi.orderLine(order._id, order.lines[1]!._id), { state: 'attended' });
    expect((await refund({ lines: [line(0, 2)] })).body.data.state).toBe('completed');
  });

  it('keep a tutorial that the admin granted, or that was bought twice', async () => {
    const again = await desk.sell({ lines: [desk.lines()[2]!] });
    await refund({ lines: [line(2, 1)] });
    expect(await owners()).toMatchObject([{ order_line_id: again.lines[0]!._id }]);
    await desk.app.db.updateTable('tutorial_owners').set({ order_line_id: null }).execute();
    await refund({ amount: 100 }, undefined, again._id);
    expect(await owners()).toHaveLength(1);
  });

  test.each([
    [{ restock: false }, false, 1],
    [{ restock: true }, false, 2],
    [{ restock: true }, true, 1],
    [{}, true, 1],
  ])('with %j of a piece, made to order: %s, leave %d', async (choice, isMadeToOrder, left) => {
    await desk.app.db
      .updateTable('order_lines')
      .set({ made_to_order: isMadeToOrder ? 1 : 0 })
      .execute();
    const { refunds } = (await refund({ lines: [line(0, 1, choice)] })).body.data;
    expect((await desk.stock())[0]).toBe(left);
    expect(refunds[0].lines[0].restock).toBe(left === 2);
  });

  it('are made once per key', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund({ amount: 100 }, 'same')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect((await desk.see(order._id)).payment.refunded).toBe(100);
    expect((await refund({ amount: 101 }, 'same')).body.code).toBe('key_reused');
  });

  it('never exceed the charge, when they race either', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund({ amount: 300 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await desk.see(order._id)).payment.refunded).toBe(300);
    const lines = await Promise.all([1, 2].map(() => refund({ lines: [line(0, 2)] })));
    expect(lines.map(({ body }) => body.code ?? 'made').toSorted()).toEqual(['already_refunded', 'made']);
  });

  it('that are refused change nothing', async () => {
    const refused: [object, number, string][] = [
      [{ amount: 500.01 }, 409, 'refund_too_large'],
      [{ amount: 100, by: 'provider' }, 409, 'refund_by_hand'],
      [{}, 400, 'invalid'],
      [{ amount: 100, fee: 100 }, 400, 'invalid'],
      [{ amount: 0 }, 400, 'invalid'],
      [{ amount: -5 }, 400, 'invalid'],
      [{ amount: 1.001 }, 400, 'invalid'],
      [{ amount: 100, reason: '' }, 400, 'invalid'],
      [{ lines: [{ line: 'unknown', quantity: 1 }] }, 400, 'invalid'],
      [{ delivery: true }, 400, 'invalid'],
      [{ amount: 100, state: 'done' }, 400, 'invalid'],
    ];
    for (const [body, status, code] of refused) {
      const answer = await refund(body);
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([status, code]);
    }
    expect((await desk.see(order._id)).refunds).toEqual([]);
  });

  it('of more pieces than were bought are refused', async () => {
    for (const lines of [[line(0, 3)], [line(0, 1), line(0, 2)]])
      expect((await refund({ lines })).body.code).toBe('refund_too_large');
    expect((await refund({ lines: [line(0, 0)] })).status).toBe(400);
  });

  it('give back what was paid in part, and settle what was in review', async () => {
    const id = await desk.place({ state: 'expired', paid: agorot(50_00) });
    expect((await desk.see(id)).payment.state).toBe('review');
    const { data } = (await refund({ amount: 50 }, undefined, id)).body;
    expect([data.state, data.payment.state]).toEqual(['expired', 'refunded']);
    expect(await desk.stock()).toEqual([1, 2, 0]);
  });

  it('by lines of an order that is paid only later leave its lines to be sold whole', async () => {
    const id = await desk.place();
    await desk.pay(id, 200);
    const [piece, seat] = (await desk.see(id)).lines;
    const lines = [
      { line: piece!._id, quantity: 1, restock: true },
      { line: seat!._id, quantity: 1 },
    ];
    const { data } = (await refund({ lines }, undefined, id)).body;
    expect(data.refunds).toMatchObject([{ amount: 200, lines: [] }]);
    expect(await desk.stock()).toEqual([1, 2, 2]);

    const { missing } = await desk.see(id);
    expect((await desk.pay(id, missing)).body.data.state).toBe('confirmed');
    expect(await desk.stock()).toEqual([0, 3, 0]);
    order = await desk.see(id);
    await refund({ lines: [line(0, 1), line(1, 1), line(2, 1)] }, undefined, id);
    expect(await desk.stock()).toEqual([1, 2, 0]);
  });

  describe.each(['pending', 'expired'] as const)('of a line of an order that was %s', (state) => {
    test.each(['a piece', 'a variant', 'a seat'])('let %s come back once it is sold', async (what) => {
      const band = await aRing(desk.app, { variants: VARIANTS });
      const [piece, seat] = desk.lines();
      const variant = { ...piece, item: band._id, choices: '["silver","52"]' };
      const sold = what === 'a piece' ? piece! : what === 'a seat' ? seat! : variant;
      const left = async () => {
        const variants = desk.app.db.selectFrom('product_variants').select('inventory').orderBy('position');
        const inventories = (await variants.execute()).map(({ inventory }) => inventory);
        return [...(await desk.stock()), ...inventories];
      };
      const before = await left();
      const id = await desk.place({
        state,
        lines: [sold],
        paid: agorot(100_00),
        values: { total: agorot(200_00) },
      });
      const lines = [{ line: (await desk.see(id)).lines[0]!._id, quantity: 1, restock: true }];
      expect((await refund({ lines }, undefined, id)).body.data).toMatchObject({ state });
      const { missing } = await desk.see(id);
      expect((await desk.pay(id, missing)).body.data.state).toBe('confirmed');
      expect(await left()).not.toEqual(before);
      const ending = { reason: 'ביטול', restock: true };
      expect((await desk.admin.post(adminApi.orderCancellation(id), ending)).body.data.state).toBe(
        'cancelled',
      );
      expect(await left()).toEqual(before);
    });
  });

  it('of an unknown order are 404', async () => {
    expect((await refund({ amount: 1 }, undefined, 'unknown')).status).toBe(404);
  });
});
