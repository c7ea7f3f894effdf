import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { OrderMirror } from '#contract/admin-payments.ts';
import { agorot } from '#domain/money.ts';
import { UNKNOWN_REPORT } from '#server/payments/payment-provider.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { payByCard } from '#test/paid-order.ts';

describe.each(databasesOrOnly('postgres'))('an order’s money beside the provider’s on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  beforeEach(async () => {
    provider = fakeProvider();
    desk = await openOrderDesk(kind, {}, { provider });
  });
  afterEach(() => desk.close());

  const sold = () => payByCard(desk, provider);
  const mirror = async (id: string): Promise<OrderMirror> => {
    const { status, body } = await desk.admin.get(adminApi.orderMirror(id));
    expect(status).toBe(200);
    return body.data;
  };
  const refund = (id: string) =>
    desk.admin.post(adminApi.orderRefunds(id), { reason: 'ביטול', by: 'provider', amount: 20 }, onceBy());

  it('is the same, and writes nothing', async () => {
    const { id, attemptId } = await sold();
    const before = await desk.see(id);
    expect(await mirror(id)).toEqual({
      provider: 'cardcom',
      state: 'same',
      at: desk.clock.now.toISOString(),
      ours: 300,
      theirs: 300,
      rows: [{ kind: 'charge', _id: attemptId, state: 'same', ours: 300, theirs: 300 }],
      lastSame: desk.clock.now.toISOString(),
    });
    expect(await desk.see(id)).toEqual(before);
  });

  it('differs when the provider says otherwise now', async () => {
    const { id, attemptId } = await sold();
    provider.answers.set(attemptId, { state: 'refunded' });
    expect(await mirror(id)).toMatchObject({ state: 'different', ours: 300, theirs: 0 });
    provider.pay(attemptId, { amount: agorot(1_00) });
    expect(await mirror(id)).toMatchObject({ state: 'different', ours: 300, theirs: 1 });
  });

  it('isn’t known when the provider doesn’t answer', async () => {
    const { id, attemptId } = await sold();
    provider.answers.set(attemptId, UNKNOWN_REPORT);
    const seen = await mirror(id);
    expect(seen).toMatchObject({ state: 'unanswered', ours: 300, theirs: null });
    expect(seen!.lastSame).toBe(desk.clock.now.toISOString());
  });

  it('counts refunds that the provider lists', async () => {
    const { id } = await sold();
    await refund(id);
    expect(await mirror(id)).toMatchObject({ state: 'different', ours: 280, theirs: 300 });
    provider.listed = [{ transactionId: 'r-1', amount: agorot(20_00), isRefund: true, attemptId: null }];
    expect(await mirror(id)).toMatchObject({ state: 'same', ours: 280, theirs: 280 });
    provider.list = async () => ({ kind: 'unknown', reason: 'no answer' });
    expect(await mirror(id)).toMatchObject({ state: 'unanswered', ours: 280, theirs: null });
  });

  it('is nothing for an order that went through no provider, or another terminal', async () => {
    expect(await mirror((await desk.sell())._id)).toBeNull();
    const { id } = await sold();
    provider.terminal = '2000';
    expect(await mirror(id)).toBeNull();
    expect((await desk.admin.get(adminApi.orderMirror('unknown'))).status).toBe(404);
  });
});
