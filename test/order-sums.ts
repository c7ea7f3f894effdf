/** What must hold of all orders in the database at any moment, however the shop ended before. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { expect } from 'vitest';
import { ORDER_FILTERS, type OrderFilter } from '#domain/orders/order-filters.ts';
import type { Database } from '#server/db/schema.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import { ORDER_HOLD } from '#server/features/orders/order-hold-job.ts';
import { countEachFilter, countOrders } from '#server/features/orders/order-lists.repository.ts';
import { ORDER_MAIL } from '#server/features/orders/order-mails.service.ts';

interface Stock {
  ring: string;
  course: string;
  start: { pieces: number; seats: number };
}

/** No order may be refunded without its goods coming back. */
export async function expectSums(db: Database, { ring, course, start }: Stock): Promise<void> {
  // One moment for all that is read.
  await db.transaction().execute(async (transaction) => {
    const lines = await linesOf(transaction);
    const out = (item: string) =>
      sum(
        lines
          .filter((line) => line.item === item && !['held', 'cancelled'].includes(line.state))
          .map(({ quantity, back }) => quantity - Number(back)),
      );
    const { inventory } = await transaction
      .selectFrom('product_stock')
      .select('inventory')
      .where('product_id', '=', ring)
      .executeTakeFirstOrThrow();
    const { registrations } = await transaction
      .selectFrom('workshop_seats')
      .select('registrations')
      .where('workshop_id', '=', course)
      .executeTakeFirstOrThrow();
    expect([inventory, registrations]).toEqual([start.pieces - out(ring), out(course)]);
    const holds = await transaction.selectFrom('order_holds').selectAll().execute();
    const pending = lines.filter(({ orderState }) => orderState === 'pending');
    expect(holds.map(({ line_id }) => line_id).toSorted()).toEqual(pending.map(({ id }) => id).toSorted());
    await expectMoney(transaction, lines);
    await expectOnce(transaction);
    await expectCounts(transaction);
  });
}

async function linesOf(db: Database) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_id', 'item', 'quantity', 'to_pay', 'order_lines.state'])
    .select('orders.state as orderState')
    .select(
      sql<number>`(select coalesce(sum(refund_lines.quantity), 0) from refund_lines
        where refund_lines.line_id = order_lines.id)`.as('back'),
    )
    .execute();
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];

async function expectMoney(db: Database, lines: readonly Line[]): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const [paid, refunded] = [await sumsOf(db, 'charges'), await sumsOf(db, 'refunds')];
  const ofOrder = Map.groupBy(lines, ({ order_id }) => order_id);
  for (const { id, number, total, delivery_price, confirmed_at, state, version } of orders) {
    const toPay = sum((ofOrder.get(id) ?? []).map((line) => line.to_pay));
    expect([number, toPay + delivery_price]).toEqual([number, total]);
    const [money, back] = [paid.get(id) ?? 0, refunded.get(id) ?? 0];
    expect(back, `${number}`).toBeLessThanOrEqual(money);
    expect(money, `${number}`).toBeLessThanOrEqual(total);
    // It is confirmed when, and only when, all of it was paid.
    expect([number, confirmed_at !== null]).toEqual([number, money === total]);
    if (state === 'pending') expect([number, version]).toEqual([number, money > 0 ? 2 : 1]);
  }
}

async function sumsOf(db: Database, table: 'charges' | 'refunds'): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['order_id', 'amount']).execute();
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  return new Map([...byOrder].map(([id, same]) => [id, sum(same.map(({ amount }) => amount))]));
}

/** What lists count without reading all orders. */
export async function expectCounts(db: Database): Promise<void> {
  const counts = await countEachFilter(db);
  for (const state of ORDER_FILTERS) {
    const { total } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(FILTERS[state] ?? sql<SqlBool>`state = ${state}`)
      .executeTakeFirstOrThrow();
    expect([state, await countOrders(db, { state })]).toEqual([state, Number(total)]);
    expect([state, counts[state]]).toEqual([state, Number(total)]);
  }
}

const FILTERS: Partial<Record<OrderFilter, RawBuilder<SqlBool>>> = {
  all: sql`1 = 1`,
  requests: sql`has_request = 1`,
  review: sql`needs_review = 1`,
  todo: sql`(state = 'confirmed' or has_request = 1 or needs_review = 1)`,
};

/** Each order has its jobs, and each job that wrote a mail has put in one. */
async function expectOnce(db: Database): Promise<void> {
  const jobs = await db.selectFrom('jobs').selectAll().execute();
  const orders = await db.selectFrom('orders').select(['id', 'number', 'confirmed_at']).execute();
  const written = jobs.filter(({ kind }) => kind === ORDER_MAIL.kind);
  const keys = Map.groupBy(written, ({ unique_key }) => unique_key!);
  const holds = Map.groupBy(
    jobs.filter(({ kind }) => kind === ORDER_HOLD.kind),
    ({ payload }) => (JSON.parse(payload) as { orderId: string }).orderId, // its own schema
  );
  for (const { id, number, confirmed_at } of orders) {
    const mails = ['maker new_order', 'placed', ...(confirmed_at ? ['confirmed'] : [])];
    const counts = mails.map((mail) => keys.get(`${id} ${mail} `)?.length ?? 0);
    expect([number, ...counts, holds.get(id)?.length]).toEqual([number, ...mails.map(() => 1), 1]);
  }
  const sent = jobs.filter(({ kind }) => kind === MAIL.kind);
  const done = written.filter(({ done_at }) => done_at !== null).map(mailKey);
  const put = new Set(sent.map(({ unique_key }) => unique_key));
  expect(done.filter((key) => !put.has(key))).toEqual([]);
  expect(put.size).toBe(sent.length);
  expect([...put].filter((key) => !written.some((job) => mailKey(job) === key))).toEqual([]);
}

function mailKey({ id, payload }: { id: string; payload: string }): string {
  return `${(JSON.parse(payload) as { orderId: string }).orderId} ${id}`; // its own schema
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + Number(amount), 0);
}
