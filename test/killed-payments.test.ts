/** Kills the shop while customers pay at the simulator: each charge of the provider's pays one order, once. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { api } from '#contract/routes.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { databasesOrOnly } from './databases.ts';
import { SAMPLES } from './entry-inputs.ts';
import { isLong, timeoutOf } from './long-run.ts';
import { oneMachine } from './processes/shops.ts';
import { patientClient, superAdminOf } from './shop-client.ts';
import { type ShopProcess, endShopsAfterEach, startShop } from './shop-process.ts';

const KILLS = isLong ? 100 : 2;
/** Of one database; one of them is killed at a time. */
const PROCESSES = isLong ? 2 : 1;
const CUSTOMERS = 4;
/** ms after the first of the customers has paid. */
const LONGEST = 1_500;
vi.setConfig({ testTimeout: timeoutOf(KILLS) });

endShopsAfterEach();

interface Customer {
  token: string;
  cart: string;
  contact: object;
}

test.each(databasesOrOnly('sqlite'))(
  `payments on %s in a shop that is killed ${KILLS} times, as ${PROCESSES} processes`,
  async (kind) => {
    const ground = await oneMachine(kind);
    const env: Record<string, string> = {
      ...ground.env(0),
      DEMO: 'on',
      PAYMENT_PROVIDER: 'simulator',
      PAYMENT_POLL_SECONDS: '1',
    };
    const shops: ShopProcess[] = [];
    for (let number = 0; number < PROCESSES; number++) shops.push(await openShop(env));
    const { seat, customers } = await openSale(shops[0]!.url);
    const db = await openDatabase(
      kind === 'sqlite' ? { kind, file: join(env.DATA_DIR!, 'shop.db') } : { kind, url: env.DATABASE_URL! },
    );
    for (let round = 0; round < KILLS; round++) {
      const urls = shops.map(({ url }) => url);
      const [shop] = shops.splice(Math.floor(Math.random() * PROCESSES), 1);
      const kill = once(() => setTimeout(() => void shop!.end('SIGKILL'), Math.random() * LONGEST));
      const buying = customers.map((customer) => buyUntilBroken(urls, customer, { seat, onBought: kill }));
      await Promise.all(buying);
      await shop!.ended;
      shops.push(await openShop(env));
    }
    await expect.poll(() => unpaid(db), { timeout: 120_000, interval: 500 }).toBe(0);
    await expectWhole(db);
    for (const shop of shops) await shop.end();
    await db.destroy();
    await ground.remove();
  },
);

async function openShop(env: Record<string, string>): Promise<ShopProcess> {
  const shop = await startShop(env);
  await shop.open;
  return shop;
}

async function openSale(url: string): Promise<{ seat: string; customers: Customer[] }> {
  const call = patientClient(url);
  const admin = await superAdminOf(call);
  const data = async (method: string, path: string, body: object, token?: string) => {
    const answer = await call(method, path, body, token);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  const course = { ...SAMPLES.workshops.least, participantLimit: 5_000, price: 100 };
  const seat = (await data('POST', api.workshops(), course, admin))._id;
  const customers: Customer[] = [];
  for (let index = 0; index < CUSTOMERS; index++) {
    const contact = { firstName: 'Noa', lastName: 'Levi', email: `noa${index}@example.com` };
    const { token, user } = await data('POST', api.register(), { ...contact, password: 'a long password' });
    const cart = await data('POST', api.carts(), { items: [], userId: user._id }, token);
    customers.push({ token, cart: cart._id, contact: { ...contact, phone: '050-1234567' } });
  }
  return { seat, customers };
}

/** Places, goes to the provider, approves, and comes back; a call that breaks ends it. */
async function buyUntilBroken(
  urls: readonly string[],
  customer: Customer,
  { seat, onBought }: { seat: string; onBought: () => void },
): Promise<void> {
  try {
    for (;;) {
      await buy(() => urls[Math.floor(Math.random() * urls.length)]!, customer, seat);
      onBought();
    }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error; // what fetch throws without a connection
  }
}

/** Each call reaches any of the processes. */
async function buy(url: () => string, { token, cart, contact }: Customer, seat: string): Promise<void> {
  const send = async (method: string, path: string, body: object, headers = {}) => {
    const answer = await fetch(url() + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data };
  };
  const items = [{ item: seat, productType: 'Workshop', quantity: 1 }];
  await send('PUT', api.cart(cart), { items });
  const quote = (await send('POST', orderApi.quote(cart), {})).data as { version: number; total: number };
  const input = { sessionId: cart, contact, payment: 'card', consents: ['terms'] };
  const { version, total } = quote;
  const key = { 'idempotency-key': randomUUID() };
  const placed = await send('POST', orderApi.orders(), { ...input, version, total }, key);
  const page = (placed.data as Order | undefined)?.payment?.url;
  // Another order of the cart was paid before the shop ended, or the cart has changed.
  if (!page) return;
  // Each process has an address of its own, another after each start; its pages lead to the first.
  const { pathname } = new URL(page);
  const back = await fetch(`${url()}${pathname}/approve`, { method: 'POST', redirect: 'manual' });
  if (back.status !== 303) throw new Error(`The payer's page answered ${back.status}`);
  const way = new URL(back.headers.get('location')!, page);
  await fetch(url() + way.pathname, { redirect: 'manual' });
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}

/** Charges of the provider's that the shop doesn't know yet. */
async function unpaid(db: Database): Promise<number> {
  const charges = await db
    .selectFrom('simulated_transactions')
    .select('id')
    .where('code', '=', 0)
    .where('refund_of', 'is', null)
    .execute();
  const known = await db.selectFrom('charges').select('reference').execute();
  return charges.filter(({ id }) => !known.some(({ reference }) => reference === String(id))).length;
}

async function expectWhole(db: Database): Promise<void> {
  const charges = await db
    .selectFrom('charges')
    .innerJoin('orders', 'orders.id', 'charges.order_id')
    .select(['order_id', 'state', 'needs_review', 'total', 'amount', 'reference'])
    .where('attempt_id', 'is not', null)
    .where('charges.method', 'in', ['card', 'bit'])
    .where('charges.by_user', 'is', null)
    .execute();
  expect(charges.length).toBeGreaterThan(0);
  expect(new Set(charges.map(({ reference }) => reference)).size).toBe(charges.length);
  expect(new Set(charges.map(({ order_id }) => order_id)).size).toBe(charges.length);
  for (const { state, total, amount } of charges) expect([state, amount]).toEqual(['confirmed', total]);
  const confirmed = await db
    .selectFrom('orders')
    .select('id')
    .where('payment_method', '=', 'card')
    .where('state', '=', 'confirmed')
    .execute();
  expect(confirmed.length).toBe(charges.length);
}
