/** What the admin is told of the provider's money, and decides about it. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminOrder, OrderTasks } from '#contract/admin-orders.ts';
import { agorot } from '#domain/money.ts';
import type { ProviderReport } from '#server/payments/payment-provider.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { IN_HOLD, type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { payByCard } from '#test/paid-order.ts';

describe.each(databasesOrOnly('postgres'))('the provider’s money in the admin’s hands on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  beforeEach(async () => {
    provider = fakeProvider();
    desk = await openOrderDesk(kind, {}, { provider });
  });
  afterEach(() => desk.close());

  const later = (minutes: number) => {
    desk.clock.now = new Date(IN_HOLD.getTime() + minutes * 60_000);
  };
  const placed = (change?: Partial<ProviderReport>) => payByCard(desk, provider, change);
  const refund = async (id: string, amount = 300): Promise<AdminOrder> =>
    (await desk.admin.post(adminApi.orderRefunds(id), { reason: 'ביטול', by: 'provider', amount }, onceBy()))
      .body.data;
  const decide = (id: string, refundId: string, outcome: string) =>
    desk.admin.put(adminApi.orderRefund(id, refundId), { outcome });
  const tasks = async () => {
    const { groups } = (await desk.admin.get(adminApi.orderTasks())).body.data as OrderTasks;
    return groups.map((group) => [group.kind, group.count]);
  };

  it('shows where money can go back to', async () => {
    const { id } = await placed();
    const online = { provider: 'cardcom', terminal: '1000', brand: 'Visa', last4: '0000' };
    expect((await desk.see(id)).charges).toMatchObject([{ online: { ...online, left: 300 } }]);
    await refund(id, 20);
    expect((await desk.see(id)).charges).toMatchObject([{ online: { left: 280 } }]);
    const { body } = await desk.admin.get(adminApi.payments());
    expect(body.data).toMatchObject({
      provider: 'cardcom',
      canRefund: true,
      terminal: '1000',
      missing: [],
      firstCharge: { order: { _id: id }, isRefunded: true },
    });
    provider.canRefund = false;
    const poor = (await desk.admin.get(adminApi.payments())).body.data;
    expect(poor).toMatchObject({ canRefund: false, missing: ['CARDCOM_API_PASSWORD'] });
  });

  describe('a refund whose answer didn’t come', () => {
    const unknown = async () => {
      const { id } = await placed();
      provider.refunding = async () => ({ kind: 'unknown', reason: 'no answer' });
      const order = await refund(id);
      return { id, refundId: order.refunds[0]!._id };
    };

    it('is a task, and is asked about by the admin', async () => {
      const { id } = await unknown();
      expect(await tasks()).toContainEqual(['refund', 1]);
      provider.listed = [{ transactionId: 'r-9', amount: agorot(300_00), isRefund: true, attemptId: null }];
      const { body } = await desk.admin.post(adminApi.orderCheck(id), {});
      expect(body.data).toMatchObject({ payment: { state: 'refunded' }, refunds: [{ state: 'done' }] });
      expect(provider.refunds).toHaveLength(1);
      expect((await tasks()).map(([task]) => task)).not.toContain('refund');
    });

    it('is done when the admin has seen it there, and may have a document', async () => {
      const { id, refundId } = await unknown();
      const { status, body } = await decide(id, refundId, 'done');
      expect([status, body.data.payment.state, body.data.state]).toEqual([200, 'refunded', 'cancelled']);
      expect(body.data.openDocuments).toMatchObject([{ of: 'refund', state: 'unknown', amount: 300 }]);
      expect((await decide(id, refundId, 'done')).status).toBe(200);
      expect((await decide(id, refundId, 'refused')).body.code).toBe('refund_open');
      expect(provider.refunds).toHaveLength(1);
    });

    it('is refused when the admin hasn’t, and can be tried again or given up', async () => {
      const { id, refundId } = await unknown();
      expect((await decide(id, refundId, 'dropped')).body.code).toBe('refund_open');
      expect((await decide(id, refundId, 'refused')).body.data.refunds).toMatchObject([{ state: 'refused' }]);
      expect(await tasks()).toContainEqual(['refund', 1]);
      const { body } = await decide(id, refundId, 'dropped');
      expect(body.data.refunds).toMatchObject([{ state: 'refused', putAway: true }]);
      expect((await tasks()).map(([task]) => task)).not.toContain('refund');
      provider.refunding = null;
      expect((await refund(id)).payment.state).toBe('refunded');
    });
  });

  test.each([
    ['of another order', 'unknown-refund', 404],
    ['that is still being sent', null, 409],
  ])('nothing is decided about a refund %s', async (_, other, status) => {
    const { id } = await placed();
    provider.refunding = () => Promise.reject(new Error('killed'));
    await refund(id);
    const [row] = (await desk.see(id)).refunds;
    expect((await decide(id, other ?? row!._id, 'done')).status).toBe(status);
    expect((await decide(id, row!._id, 'sent')).status).toBe(400);
    later(11);
    expect((await decide(id, row!._id, 'refused')).status).toBe(200);
  });

  it('tells what came instead of what was asked for, until it is decided', async () => {
    const { id, attemptId } = await placed({ amount: agorot(1_00) });
    expect(await desk.see(id)).toMatchObject({
      payment: { state: 'review' },
      attempts: [{ state: 'failed' }, { state: 'review' }].slice(-1),
      charges: [],
    });
    const attempt = (await desk.see(id)).attempts.find(({ _id }) => _id === attemptId)!;
    expect(attempt.mismatch).toEqual({ of: ['amount'], amount: 1, currency: 'ILS' });
    const path = adminApi.orderAttempt(id, attemptId);
    expect((await desk.admin.put(adminApi.orderAttempt(id, 'other'), {})).status).toBe(404);
    const { body } = await desk.admin.put(path, {});
    expect(body.data).toMatchObject({ state: 'pending', payment: { state: 'pending' } });
    expect(body.data.events.at(-1)).toMatchObject({ event: 'review_settled', actor: 'admin' });
    expect((await desk.admin.put(path, {})).status).toBe(200);
    const asked = provider.asked.length;
    await desk.admin.post(adminApi.orderCheck(id), {});
    expect(provider.asked).toHaveLength(asked);
    expect((await desk.see(id)).payment.state).toBe('pending');
  });

  it('asks for the number of a document that is missing', async () => {
    const { id } = await placed({ document: 'missing' });
    expect(await tasks()).toContainEqual(['document', 1]);
    const [document] = (await desk.see(id)).openDocuments;
    expect(document).toMatchObject({ of: 'charge', state: 'missing', amount: 300 });
    const path = adminApi.orderDocument(id, document!._id);
    for (const number of ['', ' ', 'a\nb', 'x'.repeat(300), 7])
      expect((await desk.admin.put(path, { number })).status).toBe(400);
    expect((await desk.admin.put(adminApi.orderDocument(id, 'other'), { number: '7' })).status).toBe(404);
    const { body } = await desk.admin.put(path, { number: '20391' });
    expect(body.data).toMatchObject({ openDocuments: [], documents: [{ number: '20391', url: '' }] });
    expect((await tasks()).map(([task]) => task)).not.toContain('document');
  });
});
