import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { Payments } from '#contract/admin-payments.ts';
import { agorot } from '#domain/money.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type FakeProvider, fakeProvider } from '#test/fake-provider.ts';
import { IN_HOLD, type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { compareFromToday, compareNight } from './compare-night.service.ts';
import { openPage } from './open-page.service.ts';
import { settleAttempt } from './settle-attempt.service.ts';

const DAY = '2026-06-02';

describe.each(databasesOrOnly('postgres'))('the night’s comparison on %s', (kind) => {
  let desk: OrderDesk;
  let provider: FakeProvider;
  beforeEach(async () => {
    provider = fakeProvider();
    provider.list = async (day) => ({ kind: 'listed', transactions: day === DAY ? provider.listed : [] });
    desk = await openOrderDesk(kind, {}, { provider });
  });
  afterEach(() => desk.close());

  const asking = () => ({ db: desk.app.db, provider, now: () => desk.clock.now });
  const placed = async () => {
    const id = await desk.place({ values: { payment_method: 'card' } });
    await openPage({ ...asking(), publicUrl: 'https://shop.example', askEverySeconds: null }, id);
    const { attemptId } = provider.pages.at(-1)!;
    provider.pay(attemptId);
    const listed = {
      transactionId: `t-${attemptId}`,
      amount: agorot(300_00),
      isRefund: false,
      attemptId: null,
    };
    provider.listed.push(listed);
    return { id, attemptId };
  };
  const sold = async () => {
    const order = await placed();
    await settleAttempt(asking(), order.attemptId);
    return order;
  };
  const payments = async (): Promise<Payments> => (await desk.admin.get(adminApi.payments())).body.data;
  const told = async () =>
    (await payments()).differences.map(({ kind: what, reference, ours, theirs }) => [
      what,
      reference,
      ours,
      theirs,
    ]);

  it('of a day on which nothing differs is one line', async () => {
    const { id } = await sold();
    await sold();
    await desk.admin.post(adminApi.orderRefunds(id), { reason: 'x', by: 'provider', amount: 20 }, onceBy());
    provider.listed.push({ transactionId: 'r-1', amount: agorot(20_00), isRefund: true, attemptId: null });
    expect(await compareNight(asking(), DAY)).toBe('same');
    expect(await payments()).toMatchObject({
      night: { day: DAY, state: 'same', charges: 2, charged: 600, refunds: 1, refunded: 20 },
      differences: [],
    });
  });

  it('tells of money in both directions, once, until it is dealt with', async () => {
    const { id, attemptId } = await sold();
    provider.listed = [
      { transactionId: 't-0', amount: agorot(50_00), isRefund: false, attemptId: null },
      { transactionId: 'r-0', amount: agorot(7_00), isRefund: true, attemptId: null },
    ];
    const both = await Promise.all([compareNight(asking(), DAY), compareNight(asking(), DAY)]);
    expect(both).toEqual(['different', 'different']);
    expect((await told()).toSorted()).toEqual([
      ['charge_not_here', 't-0', null, 50],
      ['charge_not_there', `t-${attemptId}`, 300, null],
      ['refund_not_here', 'r-0', null, 7],
    ]);
    const { differences } = await payments();
    const ours = differences.find((one) => one.kind === 'charge_not_there')!;
    expect(ours.order).toMatchObject({ _id: id });
    for (const { _id } of differences)
      expect((await desk.admin.put(adminApi.paymentDifference(_id), {})).status).toBe(200);
    expect((await desk.admin.put(adminApi.paymentDifference(ours._id), {})).status).toBe(404);
    await compareNight(asking(), DAY);
    expect(await told()).toEqual([]);
  });

  it('settles an order that was paid and never told of before it calls it a difference', async () => {
    const { id } = await placed();
    expect(await compareNight(asking(), DAY)).toBe('same');
    expect(await desk.see(id)).toMatchObject({ state: 'confirmed', payment: { state: 'paid' } });
  });

  it('finds what was paid before midnight and booked after it', async () => {
    const { attemptId } = await placed();
    desk.clock.now = new Date('2026-06-02T22:00:00.000Z');
    await settleAttempt(asking(), attemptId);
    expect(await compareNight(asking(), '2026-06-03')).toBe('same');
    expect(await compareNight(asking(), DAY)).toBe('same');
  });

  it('takes back what is known by the next night', async () => {
    const { attemptId } = await placed();
    const answer = provider.answers.get(attemptId)!;
    provider.answers.set(attemptId, { state: 'unknown' });
    expect(await compareNight(asking(), DAY)).toBe('different');
    provider.answers.set(attemptId, answer);
    await settleAttempt(asking(), attemptId);
    await compareNight(asking(), '2026-06-03');
    expect(await told()).toEqual([]);
  });

  it('learns the transaction of a refund that the provider didn’t name', async () => {
    const { id } = await sold();
    provider.refunding = async () => ({ kind: 'done', reference: null, document: null });
    await desk.admin.post(adminApi.orderRefunds(id), { reason: 'x', by: 'provider', amount: 300 }, onceBy());
    provider.listed.push({ transactionId: 'r-1', amount: agorot(300_00), isRefund: true, attemptId: null });
    expect(await compareNight(asking(), DAY)).toBe('same');
    const { provider_reference } = await desk.app.db
      .selectFrom('refunds')
      .select('provider_reference')
      .executeTakeFirstOrThrow();
    expect(provider_reference).toBe('r-1');
  });

  it('that isn’t answered says so, and isn’t called the same', async () => {
    await sold();
    provider.list = async () => ({ kind: 'unknown', reason: 'no answer' });
    await expect(compareNight(asking(), DAY)).rejects.toThrow();
    expect((await payments()).night).toMatchObject({ day: DAY, state: 'unanswered', charges: 1 });
    provider.list = async () => ({ kind: 'refused', reason: 'no password' });
    expect(await compareNight(asking(), DAY)).toBe('refused');
    expect((await payments()).night!.state).toBe('refused');
    provider.list = async (day) => ({ kind: 'listed', transactions: day === DAY ? provider.listed : [] });
    await compareNight(asking(), DAY);
    expect((await payments()).night!.state).toBe('same');
  });

  it('comes once a day, however many processes ask for it, and catches up after a rest', async () => {
    let lists = 0;
    provider.list = async () => {
      lists++;
      return { kind: 'listed', transactions: [] };
    };
    const begin = () => compareFromToday(desk.app.db, provider.id, IN_HOLD);
    await Promise.all([begin(), begin(), begin()]);
    const { jobs } = desk.app.server;
    jobs.start();
    await jobs.idle();
    expect([lists, (await payments()).night]).toEqual([0, null]);
    desk.clock.now = new Date('2026-06-05T12:00:00.000Z');
    jobs.runDue();
    await expect.poll(async () => (await payments()).night?.day).toBe('2026-06-04');
    await jobs.idle();
    const days = await desk.app.db.selectFrom('payment_days').select('day').orderBy('day').execute();
    expect(days.map(({ day }) => day)).toEqual([DAY, '2026-06-03', '2026-06-04']);
    expect(lists).toBe(9);
    const waiting = await desk.app.db
      .selectFrom('jobs')
      .select('unique_key')
      .where('kind', '=', 'payment-day')
      .where('done_at', 'is', null)
      .execute();
    expect(waiting).toEqual([{ unique_key: 'cardcom 2026-06-05' }]);
  });
});
