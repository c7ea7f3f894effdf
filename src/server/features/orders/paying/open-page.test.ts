/** Processes that end at any point of the way leave an order that can be paid, once. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { agorot } from '#domain/money.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { AFTER_HOLD, IN_HOLD, type OrderDesk, openOrderDesk } from '#test/order-desk.ts';
import type { OrderValues } from '#test/orders.ts';
import { openPage } from './open-page.service.ts';
import { settleAttempt } from './settle-attempt.service.ts';

describe.each(databasesOrOnly('postgres'))('the page of an order on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  beforeEach(async () => {
    provider = fakeProvider();
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  const asking = () => ({ db: desk.app.db, provider, now: () => desk.clock.now });
  const open = (orderId: string) =>
    openPage({ ...asking(), publicUrl: 'https://shop.example', askEverySeconds: null }, orderId);
  const place = (values: OrderValues = {}) =>
    desk.place({ ...values, values: { payment_method: 'card', ...values.values } });
  const later = (seconds: number) => {
    desk.clock.now = new Date(IN_HOLD.getTime() + seconds * 1000);
  };
  const statesOf = async (orderId: string) => (await desk.see(orderId)).attempts.map(({ state }) => state);

  it('is asked for with lines that add up, and addresses that name the attempt', async () => {
    const delivery_title = '{"he":"שליח","en":"Courier"}';
    const values = {
      delivery_title,
      delivery_price: agorot(35_00),
      total: agorot(335_00),
      lang: 'en',
    } as const;
    await open(await place({ values }));
    const [page] = provider.pages;
    expect(page!.lines.map(({ title, total }) => [title, total])).toEqual([
      ['טבעת רקועה', 100_00],
      ['טבעת רקועה', 100_00],
      ['טבעת רקועה', 100_00],
      ['Courier', 35_00],
    ]);
    expect(page).toMatchObject({
      amount: 335_00,
      returnUrl: `https://shop.example/pay/return/${page!.attemptId}`,
      cancelUrl: `https://shop.example/pay/return/${page!.attemptId}/cancelled`,
      noticeUrl: 'https://shop.example/api/payments/notify/cardcom',
    });
  });

  it('is for what is missing, on one line, when a part was paid', async () => {
    const id = await place();
    await open(id);
    await desk.pay(id, 120.5);
    await open(id);
    expect(provider.pages.map(({ amount, lines }) => [amount, lines.length])).toEqual([
      [300_00, 3],
      [179_50, 1],
    ]);
    expect(await statesOf(id)).toEqual(['ended', 'pending']);
  });

  test.each([
    ['paid by arrangement', { payment_method: 'arrange' }, 0],
    ['in review', { needs_review: 1 }, 0],
    ['cancelled', { state: 'cancelled' }, 0],
    ['expired', { state: 'expired' }, 0],
    ['confirmed', { state: 'confirmed' }, 0],
    ['whose hold has ended', {}, 1],
  ] as const)('isn’t opened for an order that is %s', async (_, values, isLate) => {
    const id = await place({ values });
    if (isLate) desk.clock.now = AFTER_HOLD;
    await expect(open(id)).rejects.toMatchObject({ code: 'not_payable' });
    expect(provider.pages).toEqual([]);
  });

  it('is opened anew when the process that opened it was killed', async () => {
    const id = await place();
    provider.opening = () => Promise.reject(new Error('killed'));
    await expect(open(id)).rejects.toThrow('killed');
    provider.opening = null;
    later(21);
    const { url } = await open(id);
    const [first, second] = provider.pages;
    expect(url).toBe(`https://pay.example/p-${second!.attemptId}`);
    expect(await statesOf(id)).toEqual(['ended', 'pending']);
    // Nobody got the first one's address, and nothing can be asked about it.
    provider.pay(first!.attemptId);
    expect(await settleAttempt(asking(), first!.attemptId)).toEqual({ kind: 'not_asked' });
  });

  it('that comes too late is given to nobody', async () => {
    const id = await place();
    const gate = Promise.withResolvers<void>();
    provider.opening = async ({ attemptId }) => {
      await gate.promise;
      return {
        kind: 'opened',
        reference: `late-${attemptId}`,
        url: 'https://pay.example/late',
        bitUrl: null,
      };
    };
    const late = open(id);
    await expect.poll(() => provider.pages.length).toBe(1);
    provider.opening = null;
    later(21);
    const { url } = await open(id);
    gate.resolve();
    await expect(late).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(await open(id)).toMatchObject({ url });
  });

  it('is settled by the next who asks when the one before was killed', async () => {
    const id = await place();
    await open(id);
    const { attemptId } = provider.pages[0]!;
    provider.pay(attemptId);
    provider.before = () => Promise.reject(new Error('killed'));
    await expect(settleAttempt(asking(), attemptId)).rejects.toThrow('killed');
    expect((await desk.see(id)).state).toBe('pending');
    provider.before = async () => {};
    await settleAttempt(asking(), attemptId);
    expect(await desk.see(id)).toMatchObject({ state: 'confirmed', payment: { paid: 300 } });
  });

  it('of an order that was cancelled while it was opened is given to nobody, and is asked about all the same', async () => {
    const id = await place();
    provider.opening = async ({ attemptId }) => {
      await desk.app.db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', id).execute();
      await desk.app.db.updateTable('payment_attempts').set({ state: 'ended' }).execute();
      return { kind: 'opened', reference: `p-${attemptId}`, url: 'https://pay.example/p', bitUrl: null };
    };
    await expect(open(id)).rejects.toMatchObject({ code: 'provider_unavailable' });
    const { attemptId } = provider.pages[0]!;
    expect((await settleAttempt(asking(), attemptId)).kind).toBe('pending');
  });
});
