import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import type { Roster } from '#contract/attendees.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { aFullWorkshop, aWaiter, placeOf, runJobs } from '#test/waiting.ts';

const LATER = [{ date: '2026-08-04T14:00:00.000Z', duration: 90 }];

describe.each(databasesOrOnly('postgres'))('moving somebody to another workshop on %s', (kind) => {
  let desk: OrderDesk;
  let target: string;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    const translations = { en: { title: 'Textures' } };
    target = (
      await desk.app.has.workshop({
        title: 'ריקוע',
        location: 'גן הפסלים',
        participantLimit: 3,
        participants: 1,
        workshopDates: LATER,
        translations,
      })
    )._id;
  });
  afterEach(() => desk.close());

  const move = (attendee: string, workshop = target, from = desk.course) =>
    desk.admin.post(adminApi.attendeeMove(from, attendee), { workshop });
  const roster = async (id: string): Promise<Roster> =>
    (await desk.admin.get(adminApi.attendees(id))).body.data;
  const sold = (quantity = 1) => desk.sell({ lines: [{ ...desk.lines()[1]!, quantity }] });
  const mails = async (kind: string) => {
    const jobs = await desk.app.db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'seat_mail')
      .execute();
    return jobs.map(({ payload }) => JSON.parse(payload)).filter((mail) => mail.kind === kind);
  };

  it('takes the order’s line along, with date and place; what was paid stays', async () => {
    const order = await sold(2);
    const line = order.lines[0]!._id;
    expect((await move(line)).body.data).toMatchObject({ _id: line, seats: 2, state: 'registered' });
    expect(await roster(desk.course)).toMatchObject({ attendees: [], taken: 2 });
    expect(await roster(target)).toMatchObject({ attendees: [{ _id: line }], taken: 3 });
    const after = await desk.see(order._id);
    expect(after.lines[0]).toMatchObject({
      item: target,
      title: 'ריקוע',
      translations: { en: { title: 'Textures' } },
      meetings: LATER,
      location: 'גן הפסלים',
      toPay: 200,
    });
    expect(after.timeline.at(-1)).toMatchObject({ event: 'moved', line });
    expect(after.version).toBe(order.version + 1);
    expect(await mails('moved')).toMatchObject([
      { workshopId: target, to: { attendee: line }, before: { title: 'טבעת ראשונה' } },
    ]);
  });

  it('takes who was added by hand along', async () => {
    const { body } = await desk.admin.post(adminApi.attendees(desk.course), { name: 'עומר', seats: 2 });
    expect((await move(body.data._id)).status).toBe(200);
    expect(await roster(desk.course)).toMatchObject({ attendees: [], taken: 2 });
    expect(await roster(target)).toMatchObject({ attendees: [{ name: 'עומר' }], taken: 3 });
    expect(await mails('moved')).toEqual([]);
  });

  it('gives the seat that it leaves to who waits', async () => {
    const full = await aFullWorkshop(desk.app, 2, { participants: 1 });
    const { body } = await desk.admin.post(adminApi.attendees(full), { name: 'עומר' });
    const waiter = await aWaiter(desk.app, full);
    await move(body.data._id, target, full);
    await runJobs(desk.app);
    expect((await placeOf(waiter, full))?.offer).toBeDefined();
  });

  it('is refused into a full, past, deleted or the same workshop, and changes nothing', async () => {
    const line = (await sold()).lines[0]!._id;
    const full = await aFullWorkshop(desk.app);
    const past = (
      await desk.app.has.workshop({ workshopDates: [{ date: '2026-06-01T14:00:00.000Z', duration: 60 }] })
    )._id;
    const deleted = (await desk.app.has.workshop())._id;
    await desk.admin.delete(adminApi.entry('workshops', deleted));
    for (const [workshop, status, code] of [
      [full, 409, 'not_enough_seats'],
      [past, 409, 'workshop_past'],
      [deleted, 404, 'not_found'],
      ['unknown', 404, 'not_found'],
      [desk.course, 400, 'invalid'],
    ] as const)
      expect([workshop, await move(line, workshop)]).toMatchObject([workshop, { status, body: { code } }]);
    expect((await move('unknown')).status).toBe(404);
    expect(await roster(desk.course)).toMatchObject({ attendees: [{ _id: line }], taken: 3 });
    expect(await mails('moved')).toEqual([]);
  });

  it('is refused for who has come, or was canceled', async () => {
    const line = (await sold()).lines[0]!._id;
    await desk.admin.put(adminApi.attendee(desk.course, line), { state: 'attended' });
    expect((await move(line)).body.code).toBe('line_state');
    const { body } = await desk.admin.post(adminApi.attendees(desk.course), { name: 'עומר' });
    await desk.admin.delete(adminApi.attendee(desk.course, body.data._id));
    expect((await move(body.data._id)).body.code).toBe('line_state');
  });

  it('brings a seat that is refunded later back where it is by then', async () => {
    const order = await sold();
    const line = order.lines[0]!._id;
    await move(line);
    const refund = { reason: 'ביטול', by: 'hand', lines: [{ line, quantity: 1 }] };
    expect((await desk.admin.post(adminApi.orderRefunds(order._id), refund, onceBy())).status).toBe(201);
    expect(await roster(target)).toMatchObject({ taken: 1, attendees: [{ state: 'cancelled' }] });
    expect(await roster(desk.course)).toMatchObject({ taken: 2 });
  });

  it('tells all who come of another date or place, and of a price never', async () => {
    const line = (await sold()).lines[0]!._id;
    await desk.admin.post(adminApi.attendees(desk.course), { name: 'עומר', email: 'omer@example.com' });
    await desk.admin.post(adminApi.attendees(desk.course), { name: 'בלי מייל' });
    const put = async (values: object) => {
      const { body } = await desk.admin.get(`/api/workshops/${desk.course}`);
      return desk.admin.put(adminApi.entry('workshops', desk.course), { ...body.data, ...values });
    };
    await put({ price: 500, description: 'אחרת', title: 'שם אחר' });
    expect(await mails('changed')).toEqual([]);
    await put({ location: 'הסטודיו החדש' });
    const told = await mails('changed');
    expect(told).toHaveLength(2);
    expect(told.find(({ to }) => to.attendee === line)).toMatchObject({ before: { location: 'הרצליה' } });
    desk.clock.now = new Date(desk.clock.now.getTime() + 1);
    await put({ workshopDates: LATER });
    expect(await mails('changed')).toHaveLength(4);
    desk.clock.now = new Date(desk.clock.now.getTime() + 1);
    await put({ workshopDates: [{ date: '2026-06-01T14:00:00.000Z', duration: 60 }] });
    expect(await mails('changed')).toHaveLength(4);
  });

  it('is followed by messages: one mail to each who comes, or who waits', async () => {
    await sold();
    for (const person of [{ name: 'עומר', email: 'omer@example.com' }, { name: 'בלי מייל' }])
      await desk.admin.post(adminApi.attendees(desk.course), person);
    const send = (body: object, headers = {}) =>
      desk.admin.post(adminApi.workshopMessage(desk.course), body, headers);
    const message = { subject: 'נתראה מחר', text: 'להביא שיער אסוף' };
    const key = onceBy('a-message-to-everyone');
    expect(await send(message, key)).toMatchObject({ status: 202, body: { data: { mails: 2 } } });
    expect(await send(message, key)).toMatchObject({ status: 202, body: { data: { mails: 2 } } });
    expect(await mails('message')).toHaveLength(2);
    expect((await send({ ...message, to: 'waiting' })).body.data.mails).toBe(0);
    for (const wrong of [{}, { subject: 'א' }, { ...message, subject: 'א\nב' }, { ...message, text: ' ' }])
      expect((await send(wrong)).status).toBe(400);
    expect((await desk.admin.post(adminApi.workshopMessage('unknown'), message)).status).toBe(404);
  });
});
