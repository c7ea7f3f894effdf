import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { agorot } from '#domain/money.ts';
import { databases } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { IN_HOLD, type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { payByCard } from '#test/paid-order.ts';
import { carryOutRefund } from './carry-out-refund.service.ts';
import { openPage } from './open-page.service.ts';
import { settleAttempt } from './settle-attempt.service.ts';

describe.each(databases)('a refund through the provider on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  beforeEach(async () => {
    provider = fakeProvider();
    desk = await openOrderDesk(kind, {}, { provider });
  });
  afterEach(() => desk.close());

  const asking = () => ({ db: desk.app.db, provider, now: () => desk.clock.now });
  /** Of ₪300, paid by card. */
  const sold = async (): Promise<AdminOrder> => {
    const { id } = await payByCard(desk, provider);
    return desk.see(id);
  };
  const refund = (id: string, body: object, key?: string) =>
    desk.admin.post(adminApi.orderRefunds(id), { reason: 'ביטול', by: 'provider', ...body }, onceBy(key));
  const later = (minutes: number) => {
    desk.clock.now = new Date(IN_HOLD.getTime() + minutes * 60_000);
  };
  const openRefund = async () =>
    (await desk.app.db.selectFrom('refunds').selectAll().executeTakeFirstOrThrow()).id;

  it('goes back in part, then whole', async () => {
    const { _id, lines } = await sold();
    const part = await refund(_id, { lines: [{ line: lines[0]!._id, quantity: 1 }] });
    expect(part.status).toBe(201);
    expect(part.body.data).toMatchObject({
      payment: { state: 'part_refunded', refunded: 100 },
      refunds: [{ amount: 100, state: 'done', way: 'provider' }],
    });
    expect(provider.refunds).toMatchObject([{ amount: 100_00, isWhole: false }]);
    expect(await desk.stock()).toEqual([3, 1, 0]);
    const rest = await refund(_id, { amount: 200 });
    expect(rest.body.data).toMatchObject({ state: 'cancelled', payment: { state: 'refunded' } });
    expect((await refund(_id, { amount: 1 })).body.code).toBe('already_refunded');
    expect(provider.refunds).toHaveLength(2);
  });

  it('is told to the provider once, however often its key is sent', async () => {
    const { _id } = await sold();
    const answers = await Promise.all(Array.from({ length: 4 }, () => refund(_id, { amount: 10 }, 'same')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(provider.refunds).toHaveLength(1);
  });

  it('brings all pieces and seats back, once, though the order is cancelled while it is open', async () => {
    const before = await desk.stock();
    const { _id, lines } = await sold();
    provider.refunding = async () => ({ kind: 'unknown', reason: 'no answer' });
    await refund(_id, { lines: lines.slice(0, 2).map((line) => ({ line: line._id, quantity: 1 })) });
    await desk.admin.post(adminApi.orderCancellation(_id), { reason: 'x', restock: true });
    expect(await desk.stock()).toEqual(before);
    provider.listed = [{ transactionId: 'r-9', amount: agorot(200_00), isRefund: true, attemptId: null }];
    later(1);
    await carryOutRefund(asking(), await openRefund());
    expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await desk.stock()).toEqual(before);
  });

  it('that is refused changes nothing, and can be tried again', async () => {
    const { _id } = await sold();
    provider.refunding = async () => ({ kind: 'refused', reason: 'code 5' });
    const { status, body } = await refund(_id, { amount: 300 });
    expect([status, body.data.refunds[0].state, body.data.state]).toEqual([201, 'refused', 'confirmed']);
    expect(body.data.events).toContainEqual(expect.objectContaining({ event: 'refund_failed' }));
    expect(await desk.stock()).toEqual([2, 1, 0]);
    provider.refunding = null;
    expect((await refund(_id, { amount: 300 })).body.data.payment.state).toBe('refunded');
  });

  describe('whose answer didn’t come', () => {
    const unknown = async () => {
      const order = await sold();
      provider.refunding = async () => ({ kind: 'unknown', reason: 'no answer' });
      const { body } = await refund(order._id, { amount: 300 });
      expect(body.data.refunds).toMatchObject([{ state: 'unknown' }]);
      expect(body.data.payment).toMatchObject({ state: 'paid', refunded: 0 });
      expect((await refund(order._id, { amount: 1 })).body.code).toBe('refund_open');
      return order;
    };
    const look = async () => carryOutRefund(asking(), await openRefund());

    it('is found in the provider’s list, never sent again', async () => {
      const { _id } = await unknown();
      provider.listed = [{ transactionId: 'r-9', amount: agorot(300_00), isRefund: true, attemptId: null }];
      later(1);
      await look();
      expect(await desk.see(_id)).toMatchObject({ state: 'cancelled', payment: { state: 'refunded' } });
      expect(provider.refunds).toHaveLength(1);
    });

    it('isn’t taken for another of the same sum whose transaction was never named', async () => {
      const other = await sold();
      provider.refunding = async () => ({ kind: 'done', reference: null, document: null });
      expect((await refund(other._id, { amount: 300 })).body.data.payment.state).toBe('refunded');
      const { _id } = await unknown();
      provider.listed = [{ transactionId: 'r-1', amount: agorot(300_00), isRefund: true, attemptId: null }];
      later(11);
      const { id } = await desk.app.db
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'unknown')
        .executeTakeFirstOrThrow();
      await carryOutRefund(asking(), id);
      expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'refused' }]);
    });

    it('isn’t taken for another of the same sum whose answer didn’t come either', async () => {
      const orders = [await unknown(), await unknown()];
      provider.listed = [{ transactionId: 'r-1', amount: agorot(300_00), isRefund: true, attemptId: null }];
      later(11);
      const refunds = await desk.app.db.selectFrom('refunds').select('id').execute();
      for (const { id } of refunds) await carryOutRefund(asking(), id);
      for (const { _id } of orders)
        expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'unknown' }]);
    });

    it('counts as refused once the provider can’t have done it', async () => {
      const { _id } = await unknown();
      provider.listed = [
        { transactionId: 't-1', amount: agorot(300_00), isRefund: false, attemptId: null },
        { transactionId: 'r-8', amount: agorot(299_99), isRefund: true, attemptId: null },
      ];
      later(5);
      await look();
      expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'unknown' }]);
      later(11);
      await look();
      expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'refused' }]);
      expect(provider.refunds).toHaveLength(1);
    });

    it('isn’t judged by a list that was read before its ten minutes were over', async () => {
      const { _id } = await unknown();
      const { list } = provider;
      provider.list = async (day) => {
        const read = await list(day);
        // The machine sleeps before the answer is looked at.
        later(18);
        return read;
      };
      later(1);
      await look();
      expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'unknown' }]);
    });

    it('stays unknown while two look alike, or the list doesn’t come', async () => {
      const { _id } = await unknown();
      provider.listed = ['r-8', 'r-9'].map((transactionId) => ({
        transactionId,
        amount: agorot(300_00),
        isRefund: true,
        attemptId: null,
      }));
      later(60);
      await look();
      provider.list = async () => ({ kind: 'unknown', reason: 'no answer' });
      await look();
      expect((await desk.see(_id)).refunds).toMatchObject([{ state: 'unknown' }]);
      expect(provider.refunds).toHaveLength(1);
    });
  });

  it('whose process was killed before the answer is looked for, not sent again', async () => {
    const { _id } = await sold();
    provider.refunding = () => Promise.reject(new Error('killed'));
    expect((await refund(_id, { amount: 300 })).status).toBe(500);
    provider.refunding = null;
    provider.listed = [{ transactionId: 'r-9', amount: agorot(300_00), isRefund: true, attemptId: null }];
    await carryOutRefund(asking(), await openRefund());
    expect(await desk.see(_id)).toMatchObject({ payment: { state: 'refunded' } });
    expect(provider.refunds).toHaveLength(1);
  });

  it('of money that no order can take goes back by itself', async () => {
    const second = await desk.place({ values: { payment_method: 'card' } });
    await openPage({ ...asking(), publicUrl: 'https://shop.example', askEverySeconds: null }, second);
    const { attemptId } = provider.pages.at(-1)!;
    await desk.pay(second, 300);
    provider.pay(attemptId);
    await settleAttempt(asking(), attemptId);
    await carryOutRefund(asking(), await openRefund());
    expect(await desk.see(second)).toMatchObject({
      state: 'confirmed',
      payment: { state: 'paid', paid: 600, refunded: 300 },
    });
    expect(provider.refunds).toMatchObject([{ amount: 300_00, isWhole: true }]);
  });

  it('is by hand for money that came by hand or at another terminal, or without the provider’s password', async () => {
    const { _id } = await desk.sell();
    expect((await refund(_id, { amount: 1 })).body.code).toBe('refund_by_hand');
    const online = await sold();
    provider.terminal = '2000';
    expect((await refund(online._id, { amount: 1 })).body.code).toBe('refund_by_hand');
    provider.terminal = '1000';
    provider.canRefund = false;
    expect((await refund(online._id, { amount: 1 })).body.code).toBe('refund_by_hand');
    expect((await refund(online._id, { amount: 1, by: 'hand' })).status).toBe(201);
  });
});
