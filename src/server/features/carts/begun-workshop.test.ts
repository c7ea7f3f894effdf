import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { aCart, item, seats } from '#test/carts.ts';
import { aCheckout, openShop } from '#test/checkout.ts';
import { databases } from '#test/databases.ts';
import { aFullWorkshop, aWaiter, placeOf, runJobs, setParticipants } from '#test/waiting.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const DATES = ['2026-11-18T16:00:00.000Z', '2026-11-25T16:00:00.000Z'].map((date) => ({
  date,
  duration: 120,
}));
const past = { status: 409, body: { code: 'workshop_past' } };

describe.each(databases)('a workshop whose first meeting is over, on %s', (kind) => {
  let app: TestApp;
  let now = NOW;
  let course: { _id: string };
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => now, env: { DEMO: 'off', RATE_LIMIT: 'off' } });
  });
  afterAll(() => app.close());

  const set = (joinBegun: boolean | null) => openShop(app, { workshops: { joinBegun } });
  const aCourse = (values = {}) =>
    app.has.workshop({ workshopDates: DATES, participantLimit: 6, participants: 0, ...values });

  beforeEach(async () => {
    now = NOW;
    await set(null);
    course = await aCourse();
  });

  it('can be joined unless the shop says otherwise', async () => {
    const { items } = await (await aCart(app)).setTo([seats(course)]);
    expect(items[0]!.meetings).toEqual([{ ...DATES[0]!, over: true }, DATES[1]!]);
    expect(items[0]!.tooLate).toBe(true);
    expect((await (await aCheckout(app, [seats(course, 2)])).place()).status).toBe(201);
    expect((await app.get('/api/shop-facts')).body.data.joinBegun).toBe(true);
  });

  it.each([
    ['2026-11-16T21:59:59.999Z', undefined],
    ['2026-11-16T22:00:00.000Z', true],
  ])(
    'could be canceled until the end of the second day before, as the cart says: %s',
    async (at, tooLate) => {
      now = new Date(at);
      const cart = await aCart(app);
      expect((await cart.setTo([seats(course)])).items[0]!.tooLate).toBe(tooLate);
      expect((await cart.read()).body.data.items[0].tooLate).toBe(tooLate);
    },
  );

  it('is kept closed by a change that does not speak of it', async () => {
    await set(false);
    const owner = await app.as('superAdmin');
    const { body } = await owner.put(adminApi.settings(), { workshops: { offerHours: 12, reminderDays: 3 } });
    expect(body.data.workshops).toEqual({ offerHours: 12, reminderDays: 3, joinBegun: false });
    expect((await app.get('/api/shop-facts')).body.data.joinBegun).toBe(false);
  });

  it('is refused to who adds it or wants more of it, and leaves a cart', async () => {
    await set(false);
    expect(await (await aCart(app)).put([seats(course)])).toMatchObject(past);
    await set(true);
    const had = await aCart(app);
    await had.setTo([seats(course)]);
    await set(false);
    expect((await had.read()).body.data).toMatchObject({ items: [], removed: [{ reason: 'past' }] });
    const { body } = await had.put([seats(course, 2)]);
    expect(body.data).toMatchObject({ items: [], removed: [{ reason: 'past' }] });
  });

  it('is refused at the checkout, with the quote', async () => {
    const { body, send, quoted } = await aCheckout(app, [item(await app.has.product()), seats(course)]);
    const sent = await body();
    await set(false);
    expect((await quoted()).problems).toEqual([{ index: 1, code: 'workshop_past' }]);
    const answer = await send(sent);
    expect([answer.status, answer.body.code]).toEqual([409, 'cart_changed']);
  });

  it('is open before its first meeting', async () => {
    await set(false);
    now = new Date(Date.parse(DATES[0]!.date) - 1);
    expect((await (await aCart(app)).put([seats(course)])).status).toBe(200);
    now = new Date(DATES[0]!.date);
    expect(await (await aCart(app)).put([seats(course)])).toMatchObject(past);
  });

  it('has no waiting list, and its seats are offered to nobody', async () => {
    const full = await aFullWorkshop(app, 2, { workshopDates: DATES });
    const waiter = await aWaiter(app, full);
    await set(false);
    const visitor = await app.as(await app.has.user());
    expect(await visitor.post(seatApi.waitingList(full), { seats: 1 })).toMatchObject(past);
    expect(await placeOf(waiter, full)).toBeUndefined();
    await setParticipants(await app.as('superAdmin'), full, 0);
    await runJobs(app);
    await set(true);
    expect(await placeOf(waiter, full)).toMatchObject({ position: 1 });
  });

  it('keeps an offered seat until it begins at most', async () => {
    now = new Date(Date.parse(DATES[0]!.date) - 60 * 60_000);
    await set(false);
    const full = await aFullWorkshop(app, 2, { workshopDates: DATES });
    const waiter = await aWaiter(app, full);
    await setParticipants(await app.as('superAdmin'), full, 1);
    await runJobs(app);
    expect((await placeOf(waiter, full))!.offer!.until).toBe(DATES[0]!.date);
  });
});
