import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { aCart, seats as seatLine } from '#test/carts.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type OrderDesk, IN_HOLD, openOrderDesk } from '#test/order-desk.ts';
import {
  aFullWorkshop,
  aVisitor,
  aWaiter,
  placeOf,
  runJobs,
  seatsOf,
  setParticipants,
} from '#test/waiting.ts';

const HOUR = 60 * 60_000;

describe.each(databasesOrOnly('postgres'))('the waiting list of a workshop on %s', (kind) => {
  let desk: OrderDesk;
  let workshop: string;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    workshop = await aFullWorkshop(desk.app);
  });
  afterEach(() => desk.close());

  const join = async (body: unknown, id = workshop) =>
    (await aVisitor(desk.app)).post(seatApi.waitingList(id), body);
  const free = async (participants: number) => {
    const { status, text } = await setParticipants(desk.admin, workshop, participants);
    if (status !== 200) throw new Error(text);
    await runJobs(desk.app);
  };
  const add = async (who: Awaited<ReturnType<typeof aVisitor>>, quantity = 1) =>
    (await aCart(desk.app, who)).put([seatLine({ _id: workshop }, quantity)]);

  it('gives each a place in the order of joining, which the account shows', async () => {
    expect(await join({ seats: 1 })).toMatchObject({ status: 201, body: { data: { position: 1 } } });
    const second = await aWaiter(desk.app, workshop, 2);
    expect(await placeOf(second, workshop)).toMatchObject({
      kind: 'waiting',
      seats: 2,
      position: 2,
      title: 'טבעת ראשונה',
      active: true,
    });
    expect((await desk.app.get(api.workshop(workshop))).body.data).toMatchObject({ waiting: 2 });
  });

  it.each([
    ['no number', {}, 400],
    ['no seats', { seats: 0 }, 400],
    ['half a seat', { seats: 1.5 }, 400],
    ['words', { seats: 'two' }, 400],
    ['more than there are', { seats: 3 }, 400],
    ['an unknown language', { seats: 1, lang: 'fr' }, 400],
    ['an unknown field', { seats: 1, email: 'someone@example.com' }, 400],
    ['all there are', { seats: 2 }, 201],
  ])('answers %s', async (_name, body, status) => {
    expect((await join(body)).status).toBe(status);
  });

  it('is open to users alone, and only for a workshop that can still be had', async () => {
    expect((await desk.app.send('POST', seatApi.waitingList(workshop), { seats: 1 })).status).toBe(401);
    expect((await desk.app.send('DELETE', seatApi.waitingList(workshop))).status).toBe(401);
    const hidden = await aFullWorkshop(desk.app, 2, { active: false });
    const past = await aFullWorkshop(desk.app, 2, {
      workshopDates: [{ date: '2026-06-02T08:59:00.000Z', duration: 60 }],
    });
    for (const [id, status, code] of [
      [hidden, 404, 'not_found'],
      ['unknown', 404, 'not_found'],
      [past, 409, 'workshop_past'],
    ] as const)
      expect([id, await join({ seats: 1 }, id)]).toMatchObject([id, { status, body: { code } }]);
  });

  it('refuses who could register at once, and who is on it already', async () => {
    const open = await aFullWorkshop(desk.app, 3, { participants: 1 });
    expect(await join({ seats: 2 }, open)).toMatchObject({ status: 409, body: { code: 'seats_free' } });
    expect(await join({ seats: 3 }, open)).toMatchObject({ status: 201 });
    const who = await aWaiter(desk.app, workshop);
    const again = await who.post(seatApi.waitingList(workshop), { seats: 2 });
    expect(again).toMatchObject({ status: 409, body: { code: 'already_waiting' } });
    expect(await placeOf(who, workshop)).toMatchObject({ seats: 1, position: 1 });
  });

  it('is left with a call, once', async () => {
    const [first, second] = [await aWaiter(desk.app, workshop), await aWaiter(desk.app, workshop)];
    expect((await first.delete(seatApi.waitingList(workshop))).status).toBe(204);
    expect((await first.delete(seatApi.waitingList(workshop))).status).toBe(404);
    expect(await placeOf(first, workshop)).toBeUndefined();
    expect(await placeOf(second, workshop)).toMatchObject({ position: 1 });
  });

  it('is shown and left by a mailed link, without a login', async () => {
    const who = await aWaiter(desk.app, workshop);
    const { token } = await desk.app.db
      .selectFrom('waiting_places')
      .select('token')
      .executeTakeFirstOrThrow();
    const link = seatApi.waitingPlace(token);
    expect(await desk.app.get(link)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { data: { workshop, title: 'טבעת ראשונה', seats: 1 } },
    });
    expect((await desk.app.send('DELETE', link)).status).toBe(204);
    expect(await placeOf(who, workshop)).toBeUndefined();
    for (const method of ['GET', 'DELETE'] as const)
      expect(await desk.app.send(method, link)).toMatchObject({ status: 410, body: { code: 'link_ended' } });
    expect((await desk.app.get(seatApi.waitingPlace('a'.repeat(65)))).status).toBe(404);
  });

  it('offers freed seats to the first whose number fits, for the hours of the settings', async () => {
    const pair = await aWaiter(desk.app, workshop, 2);
    const single = await aWaiter(desk.app, workshop);
    await free(1);
    expect(await placeOf(pair, workshop)).toMatchObject({ position: 1 });
    const until = new Date(IN_HOLD.getTime() + 24 * HOUR).toISOString();
    const { offer, position } = (await placeOf(single, workshop))!;
    expect([offer, position]).toEqual([{ until, url: `/workshops/${workshop}` }, undefined]);
  });

  it('keeps free seats from everyone else, even before they are offered', async () => {
    const waiter = await aWaiter(desk.app, workshop);
    await setParticipants(desk.admin, workshop, 1);
    const stranger = await aVisitor(desk.app);
    expect(await add(stranger)).toMatchObject({ status: 409, body: { code: 'workshop_full' } });
    await runJobs(desk.app);
    expect(await add(stranger)).toMatchObject({ status: 409, body: { code: 'workshop_full' } });
    expect(await add(waiter)).toMatchObject({ status: 200 });
    expect(await add(waiter, 2)).toMatchObject({ status: 409, body: { code: 'not_enough_seats' } });
  });

  it('leaves to others what nobody on it could take', async () => {
    await aWaiter(desk.app, workshop, 2);
    await free(1);
    expect(await add(await aVisitor(desk.app))).toMatchObject({ status: 200 });
  });

  it('goes on to the next when an offer is declined', async () => {
    const [first, second] = [await aWaiter(desk.app, workshop), await aWaiter(desk.app, workshop)];
    await free(1);
    expect((await first.delete(seatApi.waitingList(workshop))).status).toBe(204);
    await runJobs(desk.app);
    expect((await placeOf(second, workshop))?.offer).toBeDefined();
  });

  it('goes on to the next when an offer runs out, which leaves the list', async () => {
    const [first, second] = [await aWaiter(desk.app, workshop), await aWaiter(desk.app, workshop)];
    await free(1);
    desk.clock.now = new Date(IN_HOLD.getTime() + 24 * HOUR - 1);
    await runJobs(desk.app);
    expect((await placeOf(first, workshop))?.offer).toBeDefined();
    desk.clock.now = new Date(IN_HOLD.getTime() + 24 * HOUR);
    expect(await placeOf(first, workshop)).toBeUndefined();
    expect(await add(first)).toMatchObject({ status: 409, body: { code: 'workshop_full' } });
    await runJobs(desk.app);
    expect((await placeOf(second, workshop))?.offer?.until).toBe('2026-06-04T09:00:00.000Z');
    expect((await first.post(seatApi.waitingList(workshop), { seats: 1 })).status).toBe(201);
  });

  it('offers nothing of a workshop that is hidden, deleted or past, and goes on once it is back', async () => {
    const who = await aWaiter(desk.app, workshop);
    const put = async (values: object) => {
      const { body } = await desk.admin.get(api.workshop(workshop));
      await desk.admin.put(adminApi.entry('workshops', workshop), { ...body.data, ...values });
      await runJobs(desk.app);
    };
    await put({ active: false, participants: 1 });
    expect(await placeOf(who, workshop)).toMatchObject({ position: 1 });
    await put({ active: true });
    expect((await placeOf(who, workshop))?.offer).toBeDefined();
  });

  it('ends with the account, and the seat goes to the next', async () => {
    const [first, second] = [await aWaiter(desk.app, workshop), await aWaiter(desk.app, workshop)];
    await free(1);
    expect((await first.delete('/api/auth/account', {}, { code: '000000' })).status).toBe(401);
    const { eraseCustomer } = await import('../accounts/personal-data/customers.service.ts');
    await eraseCustomer(desk.app.db, first.user.email);
    await runJobs(desk.app);
    expect((await placeOf(second, workshop))?.offer).toBeDefined();
    expect(await seatsOf(second)).toHaveLength(1);
  });
});
