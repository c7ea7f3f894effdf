import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import { databases } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { AFTER_HOLD, type OrderDesk, openOrderDesk } from '#test/order-desk.ts';
import type { OrderValues } from '#test/orders.ts';
import { openPage } from './open-page.service.ts';
import { settleAttempt } from './settle-attempt.service.ts';

describe.each(databases)('settling an attempt on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    provider = fakeProvider();
  });
  afterEach(() => desk.close());

  const asking = () => ({ db: desk.app.db, provider, now: () => desk.clock.now });
  const paying = () => ({ ...asking(), publicUrl: 'https://shop.example', askEverySeconds: null });
  const settle = (attemptId: string) => settleAttempt(asking(), attemptId);
  /** An order at the provider's page. */
  const opened = async (values: OrderValues = {}) => {
    const orderId = await desk.place({ ...values, values: { payment_method: 'card', ...values.values } });
    await openPage(paying(), orderId);
    return { orderId, attemptId: provider.pages.at(-1)!.attemptId };
  };
  const seen = async (orderId: string) => {
    const { state, payment, charges, attempts, refunds } = await desk.see(orderId);
    return [state, payment.state, charges.length, attempts.map((attempt) => attempt.state), refunds.length];
  };

  it('confirms the order once the provider says so, and asks no more', async () => {
    const { orderId, attemptId } = await opened();
    expect(await settle(attemptId)).toMatchObject({ kind: 'pending' });
    expect(await seen(orderId)).toEqual(['pending', 'pending', 0, ['pending'], 0]);
    provider.pay(attemptId);
    expect(await settle(attemptId)).toMatchObject({ kind: 'paid' });
    expect(await seen(orderId)).toEqual(['confirmed', 'paid', 1, ['paid'], 0]);
    expect(await desk.stock()).toEqual([2, 1, 0]);
    expect((await desk.see(orderId)).charges).toMatchObject([
      { amount: 300, method: 'card', reference: `t-${attemptId}`, by: null },
    ]);
    expect(await settle(attemptId)).toEqual({ kind: 'not_asked' });
    expect(provider.asked).toHaveLength(2);
  });

  it('takes one charge, however many ask at once', async () => {
    const { orderId, attemptId } = await opened();
    provider.pay(attemptId);
    // All have their answer before the first acts on it.
    let waiting = 0;
    const gate = Promise.withResolvers<void>();
    provider.before = async () => {
      if (++waiting === 8) gate.resolve();
      await gate.promise;
    };
    const kinds = await Promise.all(Array.from({ length: 8 }, async () => (await settle(attemptId)).kind));
    expect(kinds.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'not_asked'), 'paid']);
    expect(await seen(orderId)).toEqual(['confirmed', 'paid', 1, ['paid'], 0]);
    expect(await desk.stock()).toEqual([2, 1, 0]);
  });

  test.each(['unknown', 'pending'] as const)('changes nothing while the answer is %s', async (state) => {
    const { orderId, attemptId } = await opened();
    provider.answers.set(attemptId, { state });
    expect((await settle(attemptId)).kind).toBe(state);
    expect(await seen(orderId)).toEqual(['pending', 'pending', 0, ['pending'], 0]);
  });

  it('lets a declined order be paid on a new page, or on the old one after all', async () => {
    const { orderId, attemptId } = await opened();
    provider.answers.set(attemptId, { state: 'failed', attemptId });
    await settle(attemptId);
    expect(await seen(orderId)).toEqual(['pending', 'pending', 0, ['failed'], 0]);
    await openPage(paying(), orderId);
    expect(provider.pages).toHaveLength(2);
    provider.pay(attemptId);
    await settle(attemptId);
    expect(await seen(orderId)).toEqual(['confirmed', 'paid', 1, ['paid', 'ended'], 0]);
  });

  test.each([
    ['another amount', { amount: agorot(299_99) }],
    ['another currency', { currency: 'USD' }],
    ['another attempt', { attemptId: 'other' }],
    ['another terminal', { terminal: '9999' }],
    ['no transaction', { transactionId: null }],
  ])('of money with %s makes a review, and releases nothing', async (_, change) => {
    const { orderId, attemptId } = await opened();
    provider.pay(attemptId, change);
    expect((await settle(attemptId)).kind).toBe('mismatch');
    expect(await seen(orderId)).toEqual(['pending', 'review', 0, ['review'], 0]);
    expect(await desk.stock()).toEqual([3, 0, 2]);
  });

  it('sends back by itself what was recorded by hand meanwhile, and asks for a review', async () => {
    const { orderId, attemptId } = await opened();
    await desk.pay(orderId, 100);
    provider.pay(attemptId);
    await settle(attemptId);
    expect(await seen(orderId)).toEqual(['confirmed', 'review', 2, ['paid'], 1]);
    expect((await desk.see(orderId)).refunds).toMatchObject([
      { amount: 100, way: 'provider', state: 'asked' },
    ]);
  });

  it('pays one attempt only with a transaction of the provider', async () => {
    const [first, second] = [await opened(), await opened()];
    provider.pay(first.attemptId, { transactionId: 'same' });
    provider.pay(second.attemptId, { transactionId: 'same' });
    await settle(first.attemptId);
    expect((await settle(second.attemptId)).kind).toBe('mismatch');
    expect(await seen(second.orderId)).toEqual(['pending', 'review', 0, ['review'], 0]);
  });

  it('is not asked of another provider or terminal', async () => {
    const { attemptId } = await opened();
    for (const other of [{ terminal: '2000' }, { id: 'simulator' as const }])
      expect(await settleAttempt({ ...asking(), provider: { ...provider, ...other } }, attemptId)).toEqual({
        kind: 'not_asked',
      });
    expect(await settle('unknown')).toEqual({ kind: 'not_asked' });
    expect(provider.asked).toEqual([]);
  });

  describe('that was paid too late', () => {
    const pay = async (attemptId: string) => {
      desk.clock.now = AFTER_HOLD;
      provider.pay(attemptId);
      await settle(attemptId);
    };
    const end = (orderId: string, state: 'expired' | 'cancelled') =>
      desk.app.db.updateTable('orders').set({ state }).where('id', '=', orderId).execute();

    it('takes the stock again where it is still there', async () => {
      const { orderId, attemptId } = await opened();
      await end(orderId, 'expired');
      await pay(attemptId);
      expect(await seen(orderId)).toEqual(['confirmed', 'paid', 1, ['paid'], 0]);
    });

    it('makes a review and queues the refund where it has gone', async () => {
      const { orderId, attemptId } = await opened({ lines: desk.lines(2) });
      await desk.app.db.deleteFrom('order_holds').execute();
      await end(orderId, 'expired');
      await desk.sell({ lines: desk.lines(2), values: { hold_until: '2026-06-30T00:00:00.000Z' } });
      const before = await desk.stock();
      await pay(attemptId);
      expect(await seen(orderId)).toEqual(['expired', 'review', 1, ['paid'], 1]);
      expect(await desk.stock()).toEqual(before);
    });

    it('leaves a cancelled order cancelled', async () => {
      const { orderId, attemptId } = await opened();
      await end(orderId, 'cancelled');
      await pay(attemptId);
      expect(await seen(orderId)).toEqual(['cancelled', 'review', 1, ['paid'], 1]);
      expect((await desk.see(orderId)).refunds).toMatchObject([{ amount: 300, state: 'asked', by: null }]);
    });

    it('and is paid already queues the second money’s refund', async () => {
      const { orderId, attemptId } = await opened();
      await desk.pay(orderId, 300);
      await pay(attemptId);
      expect(await seen(orderId)).toEqual(['confirmed', 'review', 2, ['paid'], 1]);
      expect(await desk.stock()).toEqual([2, 1, 0]);
    });
  });
});
