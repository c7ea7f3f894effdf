/** The admin at the order desk. */
import { sql } from 'kysely';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { OrderState } from '#domain/orders/order-states.ts';
import { changeStock } from '#server/db/entries/stock.ts';
import { madeOf } from '../rows.ts';
import type { Answer, Call } from '../shop.ts';
import { SIZES } from '../template.ts';
import type { World } from '../world.ts';
import { callAs } from './customer.ts';

const SOLD: readonly OrderState[] = ['confirmed', 'completed'];

export const recordMoney = onOrder(['pending', 'expired'], async (world, { _id, missing, number }) => {
  const share = world.random.chance(0.7) ? 1 : 0.5;
  const amount = Math.round(missing * share * 100) / 100 || 1;
  const call = { method: 'POST', url: adminApi.orderPaid(_id), body: { amount, method: 'cash' } } as const;
  const answer = await desk(world, { ...call, headers: once(world) });
  world.tell(`the admin records ${amount} for #${number}: ${told(answer)}`);
});

export const refund = onOrder(SOLD, async (world, { _id, lines, total, number }) => {
  const { random } = world;
  const { _id: line } = random.pick(lines);
  const what = random.pick([
    { amount: total },
    { amount: 50 },
    { amount: 100 },
    { lines: [{ line, quantity: 1, restock: true }] },
  ]);
  const by = random.chance(0.8) ? 'provider' : 'hand';
  const call = { method: 'POST', url: adminApi.orderRefunds(_id) } as const;
  const body = { ...what, reason: 'x', by };
  const answer = await desk(world, { ...call, body, headers: once(world) });
  world.tell(`the admin refunds ${JSON.stringify(what)} of #${number} by ${by}: ${told(answer)}`);
});

export const cancel = onOrder([], async (world, { _id, number }) => {
  const body = { reason: 'x', restock: true };
  const answer = await desk(world, { method: 'POST', url: adminApi.orderCancellation(_id), body });
  world.tell(`the admin cancels #${number}: ${told(answer)}`);
});

export const moveLine = onOrder(SOLD, async (world, { _id, lines, number }) => {
  const { random } = world;
  const state = random.pick(['making', 'ready', 'handed_over', 'attended', 'absent']);
  const url = adminApi.orderLine(_id, random.pick(lines)._id);
  const answer = await desk(world, { method: 'PUT', url, body: { state } });
  world.tell(`the admin makes a line of #${number} ${state}: ${told(answer)}`);
});

export const askAgain = onOrder([], async (world, { _id, number }) => {
  const answer = await desk(world, { method: 'POST', url: adminApi.orderCheck(_id), body: {} });
  world.tell(`the admin asks about #${number}: ${told(answer)}`);
});

/** As she would once she hears of money that the clock asks about no more. */
export async function askAboutAll(world: World): Promise<void> {
  for (const { id } of world.read().orders)
    await desk(world, { method: 'POST', url: adminApi.orderCheck(id), body: {} });
}

export const answerRequest = onOrder(SOLD, async (world, { _id, number }) => {
  const call = { method: 'POST', url: adminApi.orderAnswer(_id), body: { text: 'x' } } as const;
  world.tell(`the admin answers the request of #${number}: ${told(await desk(world, call))}`);
});

export async function makePieces(world: World): Promise<void> {
  const shop = world.anyShop();
  if (!shop) return;
  const variant = world.random.pick(SIZES);
  const change = { kind: 'products', id: world.goods.ring, variant, by: 1 } as const;
  await shop.db.transaction().execute(async (transaction) => {
    await changeStock(transaction, [change]);
    // Counted in the same transaction, since a crash may come before or after it.
    await transaction
      .insertInto('counters')
      .values({ name: madeOf(variant), value: 1 })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: sql<number>`counters.value + 1` }),
      )
      .execute();
  });
}

type Move = (world: World, order: AdminOrder) => Promise<void>;

/** Mostly of those in these states, where more comes of it. */
function onOrder(states: readonly OrderState[], move: Move): (world: World) => Promise<void> {
  return async (world) => {
    const orders = world.read().orders.slice(-8);
    const likely = orders.filter(({ state }) => states.includes(state));
    if (orders.length === 0) return;
    const { id } = world.random.pick(likely.length > 0 && world.random.chance(0.9) ? likely : orders);
    const { body } = await desk(world, { method: 'GET', url: adminApi.order(id) });
    await move(world, body.data);
  };
}

function desk(world: World, call: Call): Promise<Answer> {
  return callAs(world, world.goods.admin, call);
}

function once(world: World): Record<string, string> {
  return { 'idempotency-key': world.newKey() };
}

function told({ status, body }: Answer): string {
  return `${status} ${body?.code ?? body?.data?.state}`;
}
