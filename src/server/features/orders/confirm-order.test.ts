import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type LineValues, anOrder } from '#test/orders.ts';
import { agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { type Confirmation, confirmOrder, releaseHolds } from './confirm-order.service.ts';
import { isFirstOrderMarked } from './first-orders.repository.ts';
import { firstOrderHash } from './first-orders.ts';
import { insertCharge } from './ledger.repository.ts';
import { type StoredOrder, eventsOf, findOrder, linesOf, lockOrder } from './orders.repository.ts';
import { settleOrder } from './settle-order.service.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const LATER = new Date('2026-11-29T10:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('confirming an order on %s', (kind) => {
  let app: TestApp;
  let ring: string;
  let course: string;
  let tutorial: string;
  beforeEach(async () => {
    app = await createTestApp(kind, { now: () => NOW });
    ring = (await app.has.product({ inventory: 3 }))._id;
    course = (await app.has.workshop({ participantLimit: 6, participants: 2 }))._id;
    tutorial = (await app.has.tutorial({ price: 50 }))._id;
  });
  afterEach(() => app.close());

  const price = agorot(100_00);
  const place = (lines: LineValues[], { state, ...values }: Partial<StoredOrder> = {}) =>
    anOrder(app, {
      customer: null,
      lines: lines.map((line) => ({ price, ...line })),
      at: NOW.toISOString(),
      ...(state && { state }),
      values: { hold_until: '2026-11-25T10:00:00.000Z', email: 'dana@example.com', ...values },
    });
  const all = (quantity = 1): LineValues[] => [
    { product_type: 'Item', item: ring, quantity },
    { product_type: 'Workshop', item: course, quantity },
    { product_type: 'Tutorial', item: tutorial },
  ];
  const inOrder = <Result>(
    id: string,
    work: (
      move: Parameters<typeof confirmOrder>[1],
      transaction: Parameters<typeof confirmOrder>[0],
    ) => Promise<Result>,
    now = NOW,
  ) =>
    app.db.transaction().execute(async (transaction) => {
      const order = (await lockOrder(transaction, id))!;
      const lines = (await linesOf(transaction, [id])).get(id)!;
      return work({ order, lines, now, actor: 'admin', by: null }, transaction);
    });
  const confirm = (id: string, now?: Date): Promise<Confirmation> =>
    inOrder(id, async (move, transaction) => confirmOrder(transaction, move), now);
  const pay = (id: string, amount: number, now = NOW) =>
    inOrder(
      id,
      async (move, transaction) => {
        await insertCharge(transaction, {
          id: newId(),
          order_id: id,
          attempt_id: null,
          amount: agorot(amount),
          method: 'cash',
          reference: null,
          at: now.toISOString(),
          by_user: null,
        });
        return settleOrder(transaction, move);
      },
      now,
    );
  const stock = async () => {
    const { inventory } = await app.db.selectFrom('product_stock').selectAll().executeTakeFirstOrThrow();
    const seats = await app.db.selectFrom('workshop_seats').selectAll().executeTakeFirstOrThrow();
    const holds = await app.db.selectFrom('order_holds').selectAll().execute();
    return [inventory, seats.registrations, holds.length];
  };
  const events = async (id: string) => {
    const recorded = (await eventsOf(app.db, [id])).get(id) ?? [];
    return recorded.map(({ event }) => event).filter((event) => event !== 'placed');
  };

  it('turns holds into a sale and registrations, and puts in one mail', async () => {
    const { order } = await place(all(2));
    expect((await confirm(order.id)).kind).toBe('confirmed');
    expect(await stock()).toEqual([1, 2, 0]);
    const states = (await linesOf(app.db, [order.id])).get(order.id)!.map(({ state }) => state);
    expect(states).toEqual(['waiting', 'registered', 'granted']);
    expect(await findOrder(app.db, order.id)).toMatchObject({
      state: 'confirmed',
      confirmed_at: NOW.toISOString(),
      version: 2,
    });
    expect(await events(order.id)).toEqual(['confirmed', 'mail_sent']);
    const jobs = await app.db.selectFrom('jobs').select('payload').execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload))).toEqual([
      { orderId: order.id, to: { who: 'customer', kind: 'confirmed' } },
    ]);
  });

  it('completes an order that is done at once', async () => {
    const { order } = await place([{ product_type: 'Tutorial', item: tutorial }]);
    await confirm(order.id);
    expect((await findOrder(app.db, order.id))!.state).toBe('completed');
  });

  it('gives the customer the tutorial, and leaves one that the admin granted', async () => {
    const [dana, noa] = [await app.has.user({ email: 'a@x.co' }), await app.has.user({ email: 'b@x.co' })];
    const since = '2026-01-01T00:00:00.000Z';
    const granted = { tutorial_id: tutorial, user_id: noa._id, since };
    await app.db.insertInto('tutorial_owners').values(granted).execute();
    for (const { _id } of [dana, noa]) {
      const { order } = await place([{ product_type: 'Tutorial', item: tutorial }], { user_id: _id });
      await confirm(order.id);
    }
    const owners = await app.db.selectFrom('tutorial_owners').selectAll().orderBy('since').execute();
    expect(owners).toMatchObject([
      { ...granted, order_line_id: null },
      {
        tutorial_id: tutorial,
        user_id: dana._id,
        since: NOW.toISOString(),
        order_line_id: expect.any(String),
      },
    ]);
  });

  it('marks both addresses as having bought, however they are written', async () => {
    const dana = await app.has.user({ email: 'Own@x.co' });
    const { order } = await place(all(), { user_id: dana._id, email: 'Dana@Example.com' });
    const isMarked = async (email: string) =>
      isFirstOrderMarked(app.db, [await firstOrderHash(app.db, email)]);
    expect(await isMarked('dana@example.com')).toBe(false);
    await confirm(order.id);
    for (const email of ['dana@example.com', 'DANA@example.com', 'own@x.co'])
      expect(await isMarked(email)).toBe(true);
    expect(await isMarked('noa@example.com')).toBe(false);
  });

  describe('after its hold', () => {
    test.each(['expired', 'pending'] as const)('takes the stock again of one that is %s', async (state) => {
      const { order } = await place(all(3), { state });
      expect((await confirm(order.id, LATER)).kind).toBe('confirmed');
      expect(await stock()).toEqual([0, 3, 0]);
    });

    it('changes nothing when others hold it', async () => {
      const { order } = await place(all(2), { state: 'expired' });
      await place(all(2), { hold_until: '2026-12-24T10:00:00.000Z' });
      expect(await confirm(order.id, LATER)).toEqual({
        kind: 'no_stock',
        shortage: { index: 0, code: 'over_stock', left: 1 },
      });
      expect(await stock()).toEqual([3, 0, 2]);
      expect(await events(order.id)).toEqual(['expired']);
    });

    it('names seats that are gone', async () => {
      await app.db.updateTable('workshop_seats').set({ own_seats: 6 }).execute();
      const { order } = await place(all(), { state: 'expired' });
      expect(await confirm(order.id, LATER)).toMatchObject({ shortage: { index: 1, code: 'workshop_full' } });
    });
  });

  it('goes through while others hold the rest', async () => {
    const { order } = await place(all(2));
    await place(all());
    expect((await confirm(order.id)).kind).toBe('confirmed');
    expect(await stock()).toEqual([1, 2, 2]);
  });

  it('frees what an order that ends has held', async () => {
    const { order } = await place(all());
    await inOrder(order.id, async ({ order }, transaction) => releaseHolds(transaction, order, new Date()));
    expect(await stock()).toEqual([3, 0, 0]);
  });

  describe('by its ledger', () => {
    it('waits for the whole amount', async () => {
      const { order } = await place(all());
      expect(await pay(order.id, 299_99)).toMatchObject({ kind: 'part', missing: 1 });
      expect(await pay(order.id, 1)).toMatchObject({ kind: 'confirmed' });
      expect(await pay(order.id, 1)).toMatchObject({ kind: 'review', order: { state: 'confirmed' } });
      expect(await events(order.id)).toEqual(['confirmed', 'mail_sent', 'review']);
    });

    it('is in review when the stock has gone, or the order was cancelled', async () => {
      const expired = await place(all(2), { state: 'expired' });
      await place(all(2), { hold_until: '2026-12-24T10:00:00.000Z' });
      expect(await pay(expired.order.id, 500_00, LATER)).toMatchObject({
        kind: 'review',
        order: { state: 'expired', needs_review: 1 },
      });
      const { order } = await place(all(), { state: 'cancelled' });
      expect(await pay(order.id, 300_00)).toMatchObject({ kind: 'review', order: { state: 'cancelled' } });
      expect(await stock()).toEqual([3, 0, 2]);
    });
  });
});
