import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#test/databases.ts';
import { AFTER_HOLD, type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { adminApi } from '#contract/admin-routes.ts';

describe.each(databases)('a payment that the admin records on %s', (kind) => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  it('in parts confirms the order once it is whole', async () => {
    const id = await desk.place();
    const part = await desk.pay(id, 120.5);
    expect([part.status, part.body.data.state, part.body.data.missing]).toEqual([200, 'pending', 179.5]);
    expect(part.body.data.payment).toMatchObject({ state: 'pending', paid: 120.5 });
    expect(await desk.stock()).toEqual([3, 0, 2]);
    desk.clock.now = new Date(desk.clock.now.getTime() + 60_000);
    const whole = (await desk.pay(id, 179.5)).body.data;
    expect(whole).toMatchObject({ state: 'confirmed', missing: 0, payment: { state: 'paid', paid: 300 } });
    expect(whole.charges).toMatchObject([
      { amount: 120.5, by: { _id: desk.admin.user._id } },
      { amount: 179.5 },
    ]);
    expect(await desk.stock()).toEqual([2, 1, 0]);
    expect((await desk.pay(id, 1)).body.code).toBe('not_payable');
  });

  it('is recorded once, however often its key is sent', async () => {
    const id = await desk.place();
    const answers = await Promise.all(Array.from({ length: 4 }, () => desk.pay(id, 100, 'same')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await desk.see(id)).charges).toHaveLength(1);
    expect((await desk.pay(id, 101, 'same')).body.code).toBe('key_reused');
    const other = await desk.place();
    expect((await desk.pay(other, 100, 'same')).body.code).toBe('key_reused');
  });

  it('is never more than what is missing, by two admins at once either', async () => {
    const id = await desk.place();
    const tooMuch = await desk.pay(id, 300.01);
    expect([tooMuch.status, Object.keys(tooMuch.body.fields)]).toEqual([400, ['amount']]);
    const answers = await Promise.all([desk.pay(id, 300), desk.pay(id, 300)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await desk.see(id)).toMatchObject({ state: 'confirmed', payment: { paid: 300, state: 'paid' } });
    expect(await desk.stock()).toEqual([2, 1, 0]);
  });

  it('is all that an order is settled by: to ask again changes nothing', async () => {
    const ids = [await desk.place(), (await desk.sell())._id, await desk.place({ state: 'expired' })];
    for (const id of ids) {
      const before = await desk.see(id);
      const { status, body } = await desk.admin.post(adminApi.orderCheck(id));
      expect([status, body.data]).toEqual([200, before]);
    }
    expect((await desk.admin.post(adminApi.orderCheck('unknown'))).status).toBe(404);
    expect((await desk.admin.post(adminApi.orderCheck(ids[0]!), { amount: 300 })).status).toBe(400);
    expect((await desk.customer.post(adminApi.orderCheck(ids[0]!))).status).toBe(403);
  });

  describe('for an order that has expired', () => {
    it('takes its stock again', async () => {
      const id = await desk.place({ state: 'expired' });
      desk.clock.now = AFTER_HOLD;
      expect((await desk.pay(id, 100)).body.code).toBe('not_payable');
      expect((await desk.pay(id, 300)).body.data.state).toBe('confirmed');
      expect(await desk.stock()).toEqual([2, 1, 0]);
    });

    it('records nothing when the stock has gone', async () => {
      const id = await desk.place({ state: 'expired', lines: desk.lines(2) });
      await desk.place({ lines: desk.lines(2) });
      const { status, body } = await desk.pay(id, 500);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([409, 'over_stock', ['items.0']]);
      expect(await desk.see(id)).toMatchObject({ state: 'expired', charges: [], payment: { state: 'none' } });
      expect(await desk.stock()).toEqual([3, 0, 2]);
    });
  });

  it('doesn’t bring back an order that was cancelled', async () => {
    const id = await desk.place({ state: 'cancelled' });
    const { status, body } = await desk.pay(id, 300);
    expect([status, body.code]).toEqual([409, 'not_payable']);
  });

  it('that is invalid is 400, and records nothing', async () => {
    const id = await desk.place();
    const invalid: [object, Record<string, string>][] = [
      [{}, {}],
      [{ amount: 0 }, {}],
      [{ amount: -1 }, {}],
      [{ amount: 1.001 }, {}],
      [{ amount: '100' }, {}],
      [{ amount: 1e300 }, {}],
      [{ amount: 100, method: 'card' }, {}],
      [{ amount: 100, state: 'paid' }, {}],
      [{ amount: 100, reference: 'a\nb' }, {}],
      [{ amount: 100 }, { 'idempotency-key': 'short' }],
      [{ amount: 100 }, { 'idempotency-key': 'x'.repeat(101) }],
      [{ amount: 100 }, { 'idempotency-key': '' }],
    ];
    for (const [body, headers] of invalid) {
      const given = { method: 'cash', ...body };
      const { status } = await desk.admin.post(adminApi.orderPaid(id), given, { ...onceBy(), ...headers });
      expect(status, JSON.stringify([body, headers])).toBe(400);
    }
    expect((await desk.see(id)).charges).toEqual([]);
  });

  it('of an unknown order is 404', async () => {
    expect((await desk.pay('unknown', 1)).status).toBe(404);
  });
});
