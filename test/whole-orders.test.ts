/** Whatever happens to orders, two things at a time: stock, seats, ledger and totals stay whole. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { changeStock } from '#server/db/entries/stock.ts';
import { isLineDone } from '#domain/orders/order-states.ts';
import { openShop } from './checkout.ts';
import type { DatabaseKind } from './databases.ts';
import { isLong } from './long-run.ts';
import { IN_HOLD, type OrderDesk, onceBy, openOrderDesk } from './order-desk.ts';
import { expectCounts } from './order-sums.ts';

const SEED = 20_261_122;
const INVENTORY = 3;
const SEATS = 3;
const DAY = 24 * 60 * 60_000;
const FINE = [200, 201, 400, 409, 412];
const STATES = ['making', 'ready', 'handed_over', 'attended', 'absent'] as const;

interface World {
  desk: OrderDesk;
  ring: string;
  course: string;
  orders: string[];
  edited: number;
}

type Step = (world: World) => Promise<void>;

const which = fc.nat({ max: 3 });
const few = fc.nat({ max: 2 });

const place = fc.tuple(few, few).map(([pieces, seats]): Step => async ({ desk, ring, course, orders }) => {
  const lines = [
    { item: ring, productType: 'Item', quantity: pieces },
    { item: course, productType: 'Workshop', quantity: seats },
  ].filter(({ quantity }) => quantity > 0);
  const contact = { firstName: 'א', lastName: 'ב', email: 'a@example.com', phone: '050-1234567' };
  const body = { contact, lines, delivery: { method: 'pickup' }, payment: 'arrange', lang: 'he' };
  const { status, body: answer } = await desk.admin.post(adminApi.orders(), body, onceBy());
  expectFine(status);
  if (status === 201) orders.push(answer.data._id);
});

const pay = fc
  .tuple(which, fc.constantFrom(1, 1, 0.3))
  .map(([at, share]): Step =>
    onOrder(at, async ({ desk }, { _id, missing }) => [
      await desk.pay(_id, Math.round(missing * share * 100) / 100 || 1),
    ]),
  );

const refund = fc.tuple(which, few, few).map(([at, pieces, amount]): Step =>
  onOrder(at, async ({ desk }, { _id, lines, total }) => {
    const [line] = lines;
    const part = pieces > 0 && { lines: [{ line: line!._id, quantity: pieces, restock: true }] };
    const sum = amount > 0 && { amount: amount === 2 ? total : 10.01 };
    const body = { ...part, ...sum, reason: 'x', by: 'hand' };
    return [await desk.admin.post(adminApi.orderRefunds(_id), body, onceBy())];
  }),
);

const cancel = which.map((at): Step =>
  onOrder(at, async ({ desk }, { _id }) => [
    await desk.admin.post(adminApi.orderCancellation(_id), { reason: 'x', restock: true }),
  ]),
);

const move = fc
  .tuple(which, fc.nat({ max: 1 }), fc.constantFrom(...STATES))
  .map(([at, index, state]): Step =>
    onOrder(at, async ({ desk }, { _id, lines }) => [
      await desk.admin.put(adminApi.orderLine(_id, (lines[index] ?? lines[0]!)._id), { state }),
    ]),
  );

const edit = fc.integer({ min: 0, max: 2 }).map((by): Step => async (world) => {
  const change = { kind: 'products', id: world.ring, by } as const;
  await world.desk.app.db.transaction().execute((transaction) => changeStock(transaction, [change]));
  world.edited += by;
});

const wait = fc.integer({ min: 2, max: 4 }).map((days): Step => async ({ desk }) => {
  desk.clock.now = new Date(desk.clock.now.getTime() + days * DAY);
  desk.app.server.jobs.runDue();
  await desk.app.server.jobs.idle();
});

const step = fc.oneof(
  { weight: 4, arbitrary: place },
  { weight: 5, arbitrary: pay },
  { weight: 3, arbitrary: refund },
  { weight: 2, arbitrary: cancel },
  { weight: 3, arbitrary: move },
  { weight: 1, arbitrary: edit },
  { weight: 2, arbitrary: wait },
);
const pairs = fc.array(fc.tuple(step, step), { minLength: 5, maxLength: 12 });

describe.each<[DatabaseKind, number]>([
  ['sqlite', isLong ? 40 : 16],
  ['postgres', isLong ? 8 : 4],
])('orders on %s', (kind, numRuns) => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk(kind);
    await openShop(desk.app);
    desk.app.server.jobs.start();
  });
  afterAll(() => desk.close());

  it('stay whole', async () => {
    await fc.assert(
      fc.asyncProperty(pairs, async (steps) => {
        const world = await newWorld(desk);
        for (const [one, other] of steps) {
          await Promise.all([one(world), other(world)]);
          await expectWhole(world);
        }
      }),
      { seed: SEED, numRuns },
    );
  });
});

async function newWorld(desk: OrderDesk): Promise<World> {
  desk.clock.now = IN_HOLD;
  const ring = (await desk.app.has.product({ inventory: INVENTORY, price: 99.9 }))._id;
  const dates = [{ date: '2027-07-07T14:00:00.000Z', duration: 120 }];
  const values = { participantLimit: SEATS, participants: 0, price: 33.33, workshopDates: dates };
  return { desk, ring, course: (await desk.app.has.workshop(values))._id, orders: [], edited: 0 };
}

function onOrder(at: number, call: (world: World, order: AdminOrder) => Promise<{ status: number }[]>): Step {
  return async (world) => {
    const id = world.orders[at % Math.max(1, world.orders.length)];
    if (id === undefined) return;
    for (const { status } of await call(world, await world.desk.see(id))) expectFine(status);
  };
}

function expectFine(status: number): void {
  expect(FINE).toContain(status);
}

async function expectWhole({ desk, ring, course, orders, edited }: World): Promise<void> {
  const seen = await Promise.all(orders.map((id) => desk.see(id)));
  for (const order of seen) expectSound(order);
  const out = (item: string) =>
    sum(
      seen
        .flatMap(({ lines }) => lines)
        .filter((line) => line.item === item && line.state !== 'held' && line.state !== 'cancelled')
        .map(({ quantity, refunded }) => quantity - refunded.quantity),
    );
  const { db } = desk.app;
  const { inventory } = await db
    .selectFrom('product_stock')
    .selectAll()
    .where('product_id', '=', ring)
    .executeTakeFirstOrThrow();
  const { registrations } = await db
    .selectFrom('workshop_seats')
    .selectAll()
    .where('workshop_id', '=', course)
    .executeTakeFirstOrThrow();
  expect([inventory, registrations]).toEqual([INVENTORY + edited - out(ring), out(course)]);
  const held = await db.selectFrom('order_holds').selectAll().where('item', 'in', [ring, course]).execute();
  const live = held.filter(({ until }) => until > desk.clock.now.toISOString());
  const keptFor = (wanted: string) =>
    sum(live.filter(({ item }) => item === wanted).map(({ quantity }) => quantity));
  expect(inventory).toBeGreaterThanOrEqual(keptFor(ring));
  expect(SEATS - registrations).toBeGreaterThanOrEqual(keptFor(course));
  await expectCounts(db);
  const pending = seen.filter(({ state }) => state === 'pending').flatMap(({ lines }) => lines);
  expect(held.map(({ line_id }) => line_id).toSorted()).toEqual(pending.map(({ _id }) => _id).toSorted());
}

function expectSound({
  state,
  lines,
  subtotal,
  discounts,
  total,
  payment,
  charges,
  refunds,
}: AdminOrder): void {
  const agorot = (amounts: number[]) => Math.round(sum(amounts) * 100);
  expect(agorot(lines.map(({ toPay }) => toPay))).toBe(agorot([total]));
  expect(agorot([subtotal, ...discounts.map(({ amount }) => -amount)])).toBe(agorot([total]));
  expect(agorot(charges.map(({ amount }) => amount))).toBe(agorot([payment.paid]));
  expect(agorot(refunds.map(({ amount }) => amount))).toBe(agorot([payment.refunded]));
  // What was refunded while an order was pending may be paid again.
  expect(agorot([payment.paid, -payment.refunded])).toBeLessThanOrEqual(agorot([total]));
  expect(payment.refunded).toBeLessThanOrEqual(payment.paid);
  for (const { toPay, quantity, refunded } of lines) {
    expect(refunded.amount).toBeLessThanOrEqual(toPay);
    expect(refunded.quantity).toBeLessThanOrEqual(quantity);
  }
  const states = lines.map((line) => line.state);
  if (state === 'pending' || state === 'expired') expect(new Set(states)).toEqual(new Set(['held']));
  else expect(states).not.toContain('held');
  if (state === 'cancelled') expect(new Set(states)).toEqual(new Set(['cancelled']));
  if (state === 'completed') expect(states.some(isLineDone)).toBe(true);
  if (state === 'confirmed') expect(payment.paid).toBeGreaterThanOrEqual(total);
}

function sum(amounts: number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
