/** Kills the shop while customers order and the admin works: no acknowledged order is lost, and all sums are whole. */
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/connection.ts';
import { databasesOrOnly } from './databases.ts';
import {
  START,
  expectAcknowledged,
  expectSameAgain,
  openOrders,
  orderUntilBroken,
  sendAgain,
} from './killed-orders.ts';
import { isLong, timeoutOf } from './long-run.ts';
import { expectSums } from './order-sums.ts';
import { oneMachine } from './processes/shops.ts';
import { type ShopProcess, endShopsAfterEach, startShop } from './shop-process.ts';

const KILLS = isLong ? 200 : 2;
/** ms for a start, orders and checks on a busy machine. */
vi.setConfig({ testTimeout: timeoutOf(KILLS) });
/** Calls repeated after each start. */
const AGAIN = 5;
/** Answers before a kill, at most; and ms after the last of them. */
const MOST = { answers: isLong ? 25 : 10, delay: 40 };

endShopsAfterEach();

test.each(databasesOrOnly('postgres'))(
  `a shop on %s that is killed ${KILLS} times loses no order`,
  async (kind) => {
    const ground = await oneMachine(kind);
    const env = ground.env(0);
    let shop = await open(env);
    const work = await openOrders(shop.url);
    const db = await openDatabase(
      kind === 'sqlite' ? { kind, file: join(env.DATA_DIR!, 'shop.db') } : { kind, url: env.DATABASE_URL! },
    );
    const stock = { ring: work.ring, course: work.course, start: START };
    for (let round = 0; round < KILLS; round++) {
      await orderAndKill(shop, work);
      await expectSums(db, stock);
      shop = await open(env);
      await expectAcknowledged(shop.url, work);
      await sendAgain(shop.url, work);
      await expectSameAgain(shop.url, work, AGAIN);
      await expectSums(db, stock);
      const { count } = await db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(work.orders.size);
    }
    if (isLong)
      process.stdout.write(
        `${kind}, killed ${KILLS} times: ${work.orders.size} orders, ${work.answered} answers\n`,
      );
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
    await db.destroy();
    await ground.remove();
  },
);

/** At any moment: some ms after some answers, while the others' calls are under way. */
async function orderAndKill(shop: ShopProcess, work: Awaited<ReturnType<typeof openOrders>>): Promise<void> {
  const answers = 1 + Math.floor(Math.random() * MOST.answers);
  let killed: Promise<unknown> | null = null;
  await orderUntilBroken(shop.url, work, (count) => {
    if (count >= answers) killed ??= killSoon(shop);
  });
  await killed;
}

function killSoon(shop: ShopProcess): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  setTimeout(() => resolve(shop.end('SIGKILL')), Math.random() * MOST.delay);
  return promise;
}

async function open(env: Record<string, string>): Promise<ShopProcess> {
  const shop = await startShop(env);
  await shop.open;
  return shop;
}
