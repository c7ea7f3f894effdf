import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { TestUser } from '#test/app.ts';
import { aCart, seats } from '#test/carts.ts';
import { aCheckout, openShop } from '#test/checkout.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type OrderDesk, IN_HOLD, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { aFullWorkshop, aVisitor, aWaiter, placeOf, runJobs, setParticipants } from '#test/waiting.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

describe.each(databasesOrOnly('postgres'))('accepting an offer of seats is buying them, on %s', (kind) => {
  let desk: OrderDesk;
  let workshop: string;
  let first: TestUser;
  let second: TestUser;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    await openShop(desk.app);
    workshop = await aFullWorkshop(desk.app, 4);
    first = await aWaiter(desk.app, workshop, 2);
    second = await aWaiter(desk.app, workshop);
    await setParticipants(desk.admin, workshop, 2);
    await runJobs(desk.app);
  });
  afterEach(() => desk.close());

  const checkout = (who: TestUser, quantity: number) =>
    aCheckout(desk.app, [seats({ _id: workshop }, quantity)], who);
  const buy = async (who: TestUser, quantity: number) => (await checkout(who, quantity)).place();
  const canAdd = async () => {
    const cart = await aCart(desk.app, await aVisitor(desk.app));
    return (await cart.put([seats({ _id: workshop })])).status === 200;
  };
  const paid = async (who: TestUser, quantity: number): Promise<string> => {
    const { _id, total } = (await buy(who, quantity)).body.data;
    expect((await desk.pay(_id, total)).status).toBe(200);
    await runJobs(desk.app);
    return _id;
  };

  it('by the order’s hold at first, then by its registration, which ends the place', async () => {
    expect(await placeOf(second, workshop)).toMatchObject({ position: 1 });
    const { status, body } = await buy(first, 2);
    expect([status, body.data.lines[0].quantity]).toEqual([201, 2]);
    expect((await placeOf(first, workshop))?.offer).toBeDefined();
    // It isn't counted a second time.
    expect((await desk.admin.get(adminApi.attendees(workshop))).body.data).toMatchObject({
      taken: 2,
      held: 2,
      limit: 4,
    });
    await desk.pay(body.data._id, body.data.total);
    expect(await placeOf(first, workshop)).toBeUndefined();
    expect((await desk.admin.get(adminApi.attendees(workshop))).body.data).toMatchObject({
      taken: 4,
      held: 0,
      attendees: [{ seats: 2, source: 'order', state: 'registered' }],
    });
    expect(await canAdd()).toBe(false);
  });

  it('and fewer than were offered leave some to the next', async () => {
    await paid(first, 1);
    expect(await placeOf(first, workshop)).toBeUndefined();
    expect((await placeOf(second, workshop))?.offer).toBeDefined();
  });

  it('for nobody else, and not twice', async () => {
    await buy(first, 2);
    for (const who of [first, second])
      expect((await (await aCart(desk.app, who)).put([seats({ _id: workshop })])).body.code).toBe(
        'workshop_full',
      );
    expect(await canAdd()).toBe(false);
  });

  it('and whoever is paying keeps the seats when the offer runs out', async () => {
    const { body } = await buy(first, 2);
    desk.clock.now = new Date(IN_HOLD.getTime() + DAY + HOUR);
    await runJobs(desk.app);
    expect(await canAdd()).toBe(false);
    expect(await placeOf(second, workshop)).toMatchObject({ position: 1 });
    expect((await desk.pay(body.data._id, body.data.total)).body.data.state).toBe('confirmed');
  });

  it('and an order that isn’t paid lets the offer run its time, then the next has it', async () => {
    const { body } = await buy(first, 2);
    expect((await first.post(orderApi.orderCancellation(body.data._id))).status).toBe(200);
    await runJobs(desk.app);
    expect((await placeOf(first, workshop))?.offer).toBeDefined();
    expect(await canAdd()).toBe(false);
    const later = await buy(first, 2);
    desk.clock.now = new Date(IN_HOLD.getTime() + 4 * DAY);
    await runJobs(desk.app);
    await runJobs(desk.app);
    const { state } = (await first.get(orderApi.order(later.body.data._id))).body.data;
    expect(state).toBe('expired');
    expect(await placeOf(first, workshop)).toBeUndefined();
    expect((await placeOf(second, workshop))?.offer).toBeDefined();
  });

  it('and a refunded seat goes to who waits, not to who is quick', async () => {
    const order = await paid(first, 2);
    const { lines } = await desk.see(order);
    const refund = { reason: 'ביטול', by: 'hand', lines: [{ line: lines[0]!._id, quantity: 1 }] };
    expect((await desk.admin.post(adminApi.orderRefunds(order), refund, onceBy())).status).toBe(201);
    expect(await canAdd()).toBe(false);
    await runJobs(desk.app);
    expect((await placeOf(second, workshop))?.offer).toBeDefined();
    expect((await second.post(seatApi.waitingList(workshop), { seats: 1 })).body.code).toBe(
      'already_waiting',
    );
  });

  it('and the hold that runs out frees seats for the list', async () => {
    await first.delete(seatApi.waitingList(workshop));
    await second.delete(seatApi.waitingList(workshop));
    await runJobs(desk.app);
    await buy(await aVisitor(desk.app), 2);
    const third = await aWaiter(desk.app, workshop, 2);
    desk.clock.now = new Date(IN_HOLD.getTime() + 3 * DAY);
    expect(await canAdd()).toBe(false);
    await runJobs(desk.app);
    await runJobs(desk.app);
    expect((await placeOf(third, workshop))?.offer).toBeDefined();
  });
});
