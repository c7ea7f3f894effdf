import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Seats } from '#contract/seats.ts';
import type { TestUser } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aPicture } from '#test/factories.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { type LineValues, type OrderValues, anOrder } from '#test/orders.ts';
import { adminApi } from '#contract/admin-routes.ts';

const SOON = [{ date: '2026-06-09T14:00:00.000Z', duration: 120 }];
const LATER = [
  { date: '2026-06-16T14:00:00.000Z', duration: 120 },
  { date: '2026-06-23T14:00:00.000Z', duration: 90 },
];

describe.each(databases)("a customer's seats on %s", (kind) => {
  let desk: OrderDesk;
  let dana: TestUser;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    dana = await desk.app.as(await desk.app.has.user());
  });
  afterEach(() => desk.close());

  const course = (workshopDates = SOON, more = {}) => desk.app.has.workshop({ workshopDates, ...more });
  const seat = (item: string, values: LineValues = {}): LineValues => ({
    product_type: 'Workshop',
    item,
    meetings: JSON.stringify(SOON),
    ...values,
  });
  const order = (lines: LineValues[], values: OrderValues = {}) =>
    anOrder(desk.app, { customer: dana.user, state: 'confirmed', lines, ...values });
  const seatsOf = async (who: TestUser): Promise<Seats[]> => (await who.get(accountApi.seats())).body.data;

  it('are those of confirmed orders, the nearest first, with when, where and until when to cancel', async () => {
    const translations = { en: { title: 'First ring', location: 'Herzliya' } };
    const first = await course(SOON, { translations, imageAlts: { [aPicture(3)]: { he: 'טבעות' } } });
    const later = await course(LATER);
    const { order: placed, lines } = await order([seat(later._id), {}, seat(first._id, { quantity: 2 })]);
    const { status, headers } = await dana.get(accountApi.seats());
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const [near, far, ...more] = await seatsOf(dana);
    expect(near).toEqual({
      _id: lines[2]!.id,
      kind: 'registration',
      seats: 2,
      order: { _id: placed.id, number: placed.number },
      workshop: first._id,
      active: true,
      title: 'טבעת ראשונה',
      location: 'הרצליה',
      translations,
      image: aPicture(3),
      imageAlts: { [aPicture(3)]: { he: 'טבעות' } },
      meetings: SOON,
      cancellation: { allowed: true, until: '2026-06-07T20:59:59.999Z', requested: false },
      canHandOver: true,
    });
    expect(far).toMatchObject({ workshop: later._id, meetings: LATER, seats: 1 });
    expect(more).toEqual([]);
  });

  it('are nobody else’s, and no visitor’s', async () => {
    await order([seat((await course())._id)]);
    await anOrder(desk.app, { customer: null, state: 'confirmed', lines: [seat(desk.course)] });
    expect(await seatsOf(desk.customer)).toEqual([]);
    expect(await seatsOf(desk.admin)).toEqual([]);
    expect((await desk.app.get(accountApi.seats())).status).toBe(401);
    expect((await dana.get(`${accountApi.seats()}?userId=${desk.customer.user._id}`)).status).toBe(400);
  });

  it.each(['pending', 'expired', 'cancelled'] as const)('are none of an order that is %s', async (state) => {
    await order([seat((await course())._id)], { state });
    expect(await seatsOf(dana)).toEqual([]);
  });

  it('shrink with a refund, and go with all of it', async () => {
    const placed = await desk.sell({ customer: dana.user, lines: [seat(desk.course, { quantity: 2 })] });
    const refund = (quantity: number) =>
      desk.admin.post(
        adminApi.orderRefunds(placed._id),
        { reason: 'ביטול', by: 'hand', lines: [{ line: placed.lines[0]!._id, quantity }] },
        onceBy(),
      );
    await refund(1);
    expect(await seatsOf(dana)).toMatchObject([{ seats: 1 }]);
    expect((await refund(1)).status).toBe(201);
    expect(await seatsOf(dana)).toEqual([]);
  });

  it('say that a cancellation was asked for', async () => {
    const { order: placed, lines } = await order([seat(desk.course)]);
    const body = { lines: [lines[0]!.id] };
    expect((await dana.post(orderApi.orderCancellation(placed.id), body)).status).toBe(200);
    expect(await seatsOf(dana)).toMatchObject([{ cancellation: { requested: true } }]);
  });

  it('stay until the last meeting is over, whoever came to an earlier one', async () => {
    const two = await course(LATER);
    await order([seat(two._id, { state: 'attended' })]);
    const shown: [string, number][] = [
      ['2026-06-16T16:30:00.000Z', 1],
      ['2026-06-23T15:29:59.999Z', 1],
      ['2026-06-23T15:30:00.000Z', 0],
    ];
    for (const [now, count] of shown) {
      desk.clock.now = new Date(now);
      expect([now, (await seatsOf(dana)).length]).toEqual([now, count]);
    }
  });

  it('are listed by the next meeting that isn’t over', async () => {
    const begun = await course([SOON[0]!, LATER[1]!]);
    const whole = await course([LATER[0]!]);
    await order([seat(begun._id), seat(whole._id)]);
    const shown = async () => (await seatsOf(dana)).map(({ workshop }) => workshop);
    expect(await shown()).toEqual([begun._id, whole._id]);
    desk.clock.now = new Date('2026-06-10T00:00:00.000Z');
    expect(await shown()).toEqual([whole._id, begun._id]);
  });

  it('follow the workshop while it is there, and keep what was ordered once it is deleted', async () => {
    const moved = await course(LATER, { title: 'שם חדש', location: 'תל אביב', active: false });
    await order([
      seat(moved._id, { title: 'שם ישן', translations: '{"en":{"title":"Old"}}', location: 'הרצליה' }),
    ]);
    expect(await seatsOf(dana)).toMatchObject([
      { title: 'שם חדש', location: 'תל אביב', meetings: LATER, active: false },
    ]);
    await desk.app.db
      .updateTable('workshops')
      .set({ deleted_at: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', moved._id)
      .execute();
    expect(await seatsOf(dana)).toMatchObject([
      {
        title: 'שם ישן',
        translations: { en: { title: 'Old' } },
        location: 'הרצליה',
        meetings: SOON,
        active: false,
      },
    ]);
  });
});
