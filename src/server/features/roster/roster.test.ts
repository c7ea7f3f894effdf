import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Roster } from '#contract/attendees.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { TakenSeats } from '#contract/seats.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { AHEAD, aFullWorkshop, aWaiter, placeOf, runJobs } from '#test/waiting.ts';

describe.each(databasesOrOnly('postgres'))('the roster of a workshop on %s', (kind) => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  const roster = async (id = desk.course): Promise<Roster> =>
    (await desk.admin.get(adminApi.attendees(id))).body.data;
  const add = (body: object, headers = {}, id = desk.course) =>
    desk.admin.post(adminApi.attendees(id), body, headers);
  const change = (attendee: string, body: object, id = desk.course) =>
    desk.admin.put(adminApi.attendee(id, attendee), body);
  const seat = (values: object = {}) => ({ ...desk.lines()[1]!, ...values });

  it('has those of paid orders, with what they answered, in the order of registering', async () => {
    await desk.place({ lines: [seat()] });
    const sold = await desk.sell({
      lines: [seat({ quantity: 2, question: 'אלרגיות?', answer: 'אגוזים' })],
      values: { first_name: 'נועה', last_name: 'לוי', email: 'noa@example.com', phone: '050-1234567' },
    });
    const { attendees, ...counts } = await roster();
    expect(attendees).toEqual([
      {
        _id: sold.lines[0]!._id,
        name: 'נועה לוי',
        phone: '050-1234567',
        email: 'noa@example.com',
        seats: 2,
        source: 'order',
        orderId: sold._id,
        orderNumber: sold.number,
        state: 'registered',
        question: 'אלרגיות?',
        answer: 'אגוזים',
        lang: 'he',
        since: desk.clock.now.toISOString(),
      },
    ]);
    expect(counts).toEqual({ waiting: [], limit: 6, taken: 4, ownSeats: 2, held: 1 });
  });

  it('is the admin’s alone, and 404 for an unknown workshop', async () => {
    expect((await desk.customer.get(adminApi.attendees(desk.course))).status).toBe(403);
    expect((await desk.app.get(adminApi.attendees(desk.course))).status).toBe(401);
    expect((await desk.admin.get(adminApi.attendees('unknown'))).status).toBe(404);
  });

  it('takes somebody by hand, whose seats are taken from then on', async () => {
    const { status, body } = await add({
      name: ' עומר שלו ',
      phone: '053-5550151',
      seats: 2,
      note: 'במזומן',
    });
    expect([status, body.data]).toEqual([
      201,
      expect.objectContaining({
        name: 'עומר שלו',
        phone: '053-5550151',
        seats: 2,
        note: 'במזומן',
        source: 'hand',
      }),
    ]);
    expect(await roster()).toMatchObject({ taken: 4, ownSeats: 2 });
    expect((await desk.admin.get(api.workshop(desk.course))).body.data.participants).toBe(4);
  });

  it('takes seats that were set aside when the name is for one of them', async () => {
    await add({ name: 'עומר', seats: 2, fromOwnSeats: true });
    expect(await roster()).toMatchObject({ taken: 2, ownSeats: 0 });
    await add({ name: 'דנה', seats: 1, fromOwnSeats: true });
    expect(await roster()).toMatchObject({ taken: 3, ownSeats: 0 });
  });

  it.each([
    ['no name', { name: '  ' }],
    ['a name of two lines', { name: 'נועה\nלוי' }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['no email', { name: 'נועה', email: 'noa' }],
    ['no phone number', { name: 'נועה', phone: 'abc' }],
    ['no seats', { name: 'נועה', seats: 0 }],
    ['a long note', { name: 'נועה', note: 'x'.repeat(501) }],
    ['a state', { name: 'נועה', state: 'attended' }],
  ])('refuses by hand %s', async (_name, body) => {
    expect((await add(body)).status).toBe(400);
    expect(await roster()).toMatchObject({ attendees: [], taken: 2 });
  });

  it('never goes over the limit, nor takes seats that are held or offered', async () => {
    await desk.place({ lines: [seat({ quantity: 2 })] });
    expect(await add({ name: 'נועה', seats: 3 })).toMatchObject({
      status: 409,
      body: { code: 'not_enough_seats' },
    });
    const { body } = await add({ name: 'נועה', seats: 2 });
    expect((await change(body.data._id, { seats: 3 })).status).toBe(409);
    expect(await roster()).toMatchObject({ taken: 4, held: 2, attendees: [{ seats: 2 }] });
    const full = await aFullWorkshop(desk.app);
    await aWaiter(desk.app, full);
    const { body: of } = await desk.admin.get(api.workshop(full));
    await desk.admin.put(adminApi.entry('workshops', full), { ...of.data, participants: 1 });
    await runJobs(desk.app);
    expect((await add({ name: 'נועה' }, {}, full)).body.code).toBe('not_enough_seats');
  });

  it('takes a repeated call once', async () => {
    const key = onceBy('a-device-without-a-network');
    const [first, again] = [await add({ name: 'נועה' }, key), await add({ name: 'נועה' }, key)];
    expect([first.status, again.status, again.body.data._id]).toEqual([201, 200, first.body.data._id]);
    expect((await add({ name: 'דנה' }, key)).body.code).toBe('key_reused');
    expect(await roster()).toMatchObject({ taken: 3 });
  });

  it('marks who came on the order’s line, and takes a mark back as absent', async () => {
    const { lines, _id } = await desk.sell({ lines: [seat()] });
    const line = lines[0]!._id;
    expect((await change(line, { state: 'attended' })).body.data).toMatchObject({
      state: 'attended',
      markedAt: desk.clock.now.toISOString(),
    });
    expect(await desk.see(_id)).toMatchObject({ state: 'completed', lines: [{ state: 'attended' }] });
    expect((await change(line, { state: 'absent' })).body.data.state).toBe('absent');
    for (const state of ['registered', 'cancelled'])
      expect((await change(line, { state })).body.code).toBe('line_state');
  });

  it('keeps the later of two marks, whichever arrives first', async () => {
    const { lines } = await desk.sell({ lines: [seat()] });
    const { body } = await add({ name: 'עומר' });
    const [early, late] = ['2026-06-02T08:00:00.000Z', '2026-06-02T08:30:00.000Z'];
    for (const id of [lines[0]!._id, body.data._id]) {
      await change(id, { state: 'attended', at: late });
      const answer = await change(id, { state: 'absent', at: early });
      expect([answer.status, answer.body.data.state, answer.body.data.markedAt]).toEqual([
        200,
        'attended',
        late,
      ]);
    }
  });

  it('keeps notes of the admin beside the order, and takes only them and marks of an order’s seats', async () => {
    const { lines } = await desk.sell({ lines: [seat()] });
    const line = lines[0]!._id;
    expect((await change(line, { note: 'בהיריון' })).body.data.note).toBe('בהיריון');
    expect((await change(line, { note: '' })).body.data).not.toHaveProperty('note');
    for (const body of [{ seats: 2 }, { name: 'דנה' }, { email: null }])
      expect((await change(line, body)).status).toBe(400);
    expect((await desk.admin.delete(adminApi.attendee(desk.course, line))).body.code).toBe('line_state');
  });

  it('changes who was added by hand', async () => {
    const { _id } = (await add({ name: 'עומר', email: 'omer@example.com' })).body.data;
    const answer = await change(_id, { name: 'עומר שלו', email: null, phone: '050-1234567', seats: 2 });
    expect(answer.body.data).toMatchObject({ name: 'עומר שלו', phone: '050-1234567', seats: 2 });
    expect(answer.body.data).not.toHaveProperty('email');
    expect(await roster()).toMatchObject({ taken: 4 });
    expect((await change('unknown', { note: 'x' })).status).toBe(404);
    expect((await change(_id, { note: 'x' }, await aFullWorkshop(desk.app))).status).toBe(404);
  });

  it('frees the seats of whoever is canceled, keeps the name, and removes it when it is canceled again', async () => {
    const full = await aFullWorkshop(desk.app, 2, { participants: 1 });
    const { _id } = (await add({ name: 'עומר' }, {}, full)).body.data;
    const waiter = await aWaiter(desk.app, full);
    const remove = () => desk.admin.delete(adminApi.attendee(full, _id));
    expect((await remove()).status).toBe(204);
    expect(await roster(full)).toMatchObject({ taken: 1, attendees: [{ name: 'עומר', state: 'cancelled' }] });
    await runJobs(desk.app);
    expect((await placeOf(waiter, full))?.offer).toBeDefined();
    expect((await change(_id, { state: 'registered' }, full)).body.code).toBe('not_enough_seats');
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await roster(full)).toMatchObject({ attendees: [], taken: 1 });
  });

  it('lists a refunded seat as canceled, and a part of it with what is left', async () => {
    const order = await desk.sell({ lines: [seat({ quantity: 2 })] });
    const refund = () =>
      desk.admin.post(
        adminApi.orderRefunds(order._id),
        { reason: 'ביטול', by: 'hand', lines: [{ line: order.lines[0]!._id, quantity: 1 }] },
        onceBy(),
      );
    await refund();
    expect(await roster()).toMatchObject({ taken: 3, attendees: [{ seats: 1, state: 'registered' }] });
    await refund();
    expect(await roster()).toMatchObject({ taken: 2, attendees: [{ state: 'cancelled' }] });
  });

  it('shows who waits, with the offer', async () => {
    const full = await aFullWorkshop(desk.app);
    const who = await aWaiter(desk.app, full);
    expect((await roster(full)).waiting).toEqual([
      expect.objectContaining({
        name: `${who.user.firstName} ${who.user.lastName}`,
        seats: 1,
        email: who.user.email,
      }),
    ]);
  });

  it('is a CSV file, harmless in a spreadsheet', async () => {
    await add({ name: '=1+1', phone: '050-1234567' });
    const { status, headers, text } = await desk.admin.get(adminApi.attendeeExport(desk.course));
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(text.startsWith('\uFEFFname,seats,state')).toBe(true);
    expect(text).not.toMatch(/^=1/m);
    expect((await desk.admin.get(adminApi.attendeeExport('unknown'))).status).toBe(404);
  });

  it('keeps a workshop with people from being deleted', async () => {
    const remove = async (id: string) =>
      (await desk.admin.delete(adminApi.entry('workshops', id))).body?.code;
    const { _id } = (await add({ name: 'עומר', seats: 2 })).body.data;
    expect(await remove(desk.course)).toBe('in_use');
    expect((await desk.admin.get(adminApi.entryUse('workshops', desk.course))).body.data.owners).toBe(2);
    await desk.admin.delete(adminApi.attendee(desk.course, _id));
    expect(await remove(desk.course)).toBeUndefined();
    const paying = (await desk.app.has.workshop({ workshopDates: AHEAD }))._id;
    await desk.place({ lines: [seat({ item: paying })] });
    expect(await remove(paying)).toBe('in_use');
  });
});

const NOA = { name: 'נועה ברק', email: 'noa@example.com' };

describe.each(databasesOrOnly('postgres'))('handing seats over on %s', (kind) => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  // A login of its own each time: the clock moves on by more than one lasts.
  const give = async (line: string, body: object = { name: 'שירה גולן', email: 'shira@example.com' }) =>
    (await desk.app.as('customer')).post(seatApi.handOver(line), body);
  const bought = async () => {
    const course = (await desk.app.has.workshop({ workshopDates: AHEAD }))._id;
    const sold = await desk.sell({ lines: [{ ...desk.lines()[1]!, item: course }] });
    return { course, line: sold.lines[0]!._id };
  };

  it('names another person on the roster; what was paid stays with who ordered', async () => {
    const { course, line } = await bought();
    expect(await give(line)).toMatchObject({
      status: 200,
      body: { data: { canHandOver: true, givenTo: { name: 'שירה גולן', email: 'shira@example.com' } } },
    });
    const { attendees } = (await desk.admin.get(adminApi.attendees(course))).body.data as Roster;
    const { firstName, lastName } = desk.customer.user;
    expect(attendees).toMatchObject([
      { _id: line, name: 'שירה גולן', email: 'shira@example.com', givenBy: `${firstName} ${lastName}` },
    ]);
    expect(attendees[0]).not.toHaveProperty('phone');
    expect((await give(line, { name: 'דנה', email: 'dana@example.com' })).body.data.givenTo.name).toBe('דנה');
  });

  const roster = async (course: string) =>
    (await desk.admin.get(adminApi.attendees(course))).body.data as Roster;
  const several = async (quantity: number) => {
    const course = (await desk.app.has.workshop({ workshopDates: AHEAD }))._id;
    const [ring, seat] = desk.lines(quantity);
    const sold = await desk.sell({ lines: [{ ...seat!, item: course }, ring!] });
    const sums = ({ subtotal, total, payment }: AdminOrder) => ({ subtotal, total, payment });
    return { course, sold, line: sold.lines[0]!._id, sums };
  };

  it('of some seats of several leaves the others, and the order’s sums, as they were', async () => {
    const { course, sold, line, sums } = await several(3);
    const before = await roster(course);
    const given = (await give(line, { ...NOA, seats: 1 })).body.data as TakenSeats;
    expect(given).toMatchObject({ seats: 1, givenTo: NOA, order: { _id: sold._id } });
    expect(given._id).not.toBe(line);
    const order = await desk.see(sold._id);
    expect(sums(order)).toEqual(sums(sold));
    expect(order.version).toBeGreaterThan(sold.version);
    expect(order.lines).toMatchObject([
      { _id: line, quantity: 2, lineTotal: 200, toPay: 200, state: 'registered' },
      { _id: given._id, quantity: 1, lineTotal: 100, toPay: 100, givenTo: NOA },
      { _id: sold.lines[1]!._id, quantity: 3 },
    ]);
    expect(order.lines[0]).not.toHaveProperty('givenTo');
    const after = await roster(course);
    expect(after.taken).toBe(before.taken);
    expect(after.attendees).toHaveLength(2);
    expect(after.attendees).toContainEqual(expect.objectContaining({ _id: line, seats: 2 }));
    expect(after.attendees).toContainEqual(expect.objectContaining({ ...NOA, _id: given._id, seats: 1 }));
    const back = await desk.admin.post(
      adminApi.orderRefunds(sold._id),
      { lines: [{ line: given._id, quantity: 1, restock: true }], reason: 'חולה', by: 'hand' },
      onceBy(),
    );
    expect(back.body.data).toMatchObject({ payment: { refunded: 100 } });
    expect(back.body.data.lines[1]).toMatchObject({ state: 'cancelled' });
  });

  it('happens once for each key, whatever became of the answer', async () => {
    const { sold, line } = await several(2);
    const repeated = async (body: object) =>
      (await desk.app.as('customer')).post(seatApi.handOver(line), body, onceBy('hand-over'));
    const one = { ...NOA, seats: 1 };
    const answers = await Promise.all([repeated(one), repeated(one), repeated(one)]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect((await desk.see(sold._id)).lines.map(({ quantity }) => quantity)).toEqual([1, 1, 2]);
    expect((await repeated({ ...one, name: 'דנה' })).body.code).toBe('key_reused');
  });

  it('is refused for more seats than there are, and for those that are to be cancelled', async () => {
    const { sold, line } = await several(2);
    for (const seats of [0, 3, 1.5, '1']) expect((await give(line, { ...NOA, seats })).status).toBe(400);
    const cancelled = { lines: [line], quantities: { [line]: 1 } };
    await (await desk.app.as('customer')).post(orderApi.orderCancellation(sold._id), cancelled);
    expect((await give(line, { ...NOA, seats: 2 })).body.fields).toHaveProperty('seats');
    const { data } = (await give(line, NOA)).body;
    expect(data).toMatchObject({ seats: 1, givenTo: NOA, cancellation: { requested: false } });
    expect(data._id).not.toBe(line);
    expect((await give(line, NOA)).status).toBe(404);
    expect((await desk.see(sold._id)).cancellationRequest).toMatchObject({ lines: [line] });
  });

  it('ends when the first meeting begins', async () => {
    const { line } = await bought();
    desk.clock.now = new Date(Date.parse(AHEAD[0]!.date) - 1);
    expect((await give(line)).status).toBe(200);
    desk.clock.now = new Date(AHEAD[0]!.date);
    expect((await give(line, { name: 'דנה', email: 'dana@example.com' })).body.code).toBe('workshop_past');
  });

  it('is for one’s own seats alone, with a name and an address', async () => {
    const { line } = await bought();
    const path = seatApi.handOver(line);
    const body = { name: 'דנה', email: 'dana@example.com' };
    const stranger = await desk.app.as(await desk.app.has.user());
    expect((await stranger.post(path, body)).status).toBe(404);
    expect((await desk.app.send('POST', path, body)).status).toBe(401);
    expect((await give('unknown')).status).toBe(404);
    for (const wrong of [{}, { name: 'דנה' }, { ...body, email: 'dana' }, { ...body, name: ' ' }])
      expect((await give(line, wrong)).status).toBe(400);
  });
});
