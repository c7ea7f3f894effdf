/** An app with one piece, one course and one tutorial on sale, an admin at the desk, and a clock that can be set. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { type TestApp, type TestUser, createTestApp } from './app.ts';
import type { DatabaseKind } from './databases.ts';
import { type LineValues, type OrderValues, anOrder } from './orders.ts';

export const IN_HOLD = new Date('2026-06-02T09:00:00.000Z');
export const AFTER_HOLD = new Date('2026-06-08T09:00:00.000Z');

export interface OrderDesk {
  app: TestApp;
  admin: TestUser;
  customer: TestUser;
  clock: { now: Date };
  ring: string;
  course: string;
  tutorial: string;
  /** Of ₪100 each. */
  lines: (quantity?: number) => LineValues[];
  place: (values?: OrderValues) => Promise<string>;
  pay: (id: string, amount: number, key?: string) => ReturnType<TestUser['post']>;
  /** Placed and paid. */
  sell: (values?: OrderValues) => Promise<AdminOrder>;
  see: (id: string) => Promise<AdminOrder>;
  /** Pieces left, seats registered, and holds. */
  stock: () => Promise<number[]>;
  close: () => Promise<void>;
}

export const onceBy = (key: string = newId()) => ({ 'idempotency-key': key.padEnd(16, '-') });

export async function openOrderDesk(
  kind: DatabaseKind,
  env = {},
  options: Parameters<typeof createTestApp>[1] = {},
): Promise<OrderDesk> {
  const clock = { now: IN_HOLD };
  const app = await createTestApp(kind, {
    ...options,
    now: () => clock.now,
    env: { RATE_LIMIT: 'off', ...env },
  });
  const [admin, customer] = [await app.as('superAdmin'), await app.as('customer')];
  const ring = (await app.has.product({ inventory: 3 }))._id;
  const course = (await app.has.workshop({ participantLimit: 6, participants: 2 }))._id;
  const tutorial = (await app.has.tutorial({ price: 100 }))._id;
  const price = agorot(100_00);
  const meetings = JSON.stringify([{ date: '2026-07-07T14:00:00.000Z', duration: 120 }]);
  const lines = (quantity = 1): LineValues[] => [
    { product_type: 'Item', item: ring, price, quantity },
    { product_type: 'Workshop', item: course, price, quantity, meetings },
    { product_type: 'Tutorial', item: tutorial, price },
  ];
  const place = async (values: OrderValues = {}) =>
    (await anOrder(app, { lines: lines(), ...values })).order.id;
  const pay: OrderDesk['pay'] = async (id, amount, key) =>
    admin.post(adminApi.orderPaid(id), { amount, method: 'bit' }, onceBy(key));
  const see = async (id: string): Promise<AdminOrder> => (await admin.get(adminApi.order(id))).body.data;
  return {
    app,
    admin,
    customer,
    clock,
    ring,
    course,
    tutorial,
    lines,
    place,
    pay,
    see,
    sell: async (values) => {
      const id = await place(values);
      const { total } = await see(id);
      return (await pay(id, total)).body.data;
    },
    stock: async () => {
      const { inventory } = await app.db
        .selectFrom('product_stock')
        .where('product_id', '=', ring)
        .selectAll()
        .executeTakeFirstOrThrow();
      const { registrations } = await app.db
        .selectFrom('workshop_seats')
        .where('workshop_id', '=', course)
        .selectAll()
        .executeTakeFirstOrThrow();
      const holds = await app.db.selectFrom('order_holds').selectAll().execute();
      return [inventory, registrations, holds.length];
    },
    close: () => app.close(),
  };
}
