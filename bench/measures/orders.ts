/** Orders placed at once over HTTP: how long a customer waits, beside the disk's own speed, and a rush for few seats. */
import { join } from 'node:path';
import { type DatabaseAddress, openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#test/embedded-postgres.ts';
import { createDatabase } from '../lib/bench-postgres.ts';
import { bareOrderTimes } from '../lib/bare-orders.ts';
import { newEntry, openDesk } from '../lib/desk.ts';
import type { Line, Measure } from '../lib/measure.ts';
import {
  type Pressed,
  type ReadyCustomer,
  type ReadyLine,
  type SeenCart,
  press,
  readyCustomers,
  totalOf,
} from '../lib/ready-customers.ts';
import { type RunningServer, startShopBeside, temporaryFolder } from '../lib/servers.ts';

const CUSTOMERS = 16;
const ORDERS = 800;
/** Before those that are measured: a process is slow until its code is compiled. */
const WARM_UP = 100;
const ALL = WARM_UP + ORDERS;
/** ms for 99 of 100. */
const MOST_MS = 100;
const CROWD = 1_000;
const SEATS = 10;
/** ms for each of the crowd. */
const PATIENCE = 10_000;

export const orders: Measure = {
  title: 'Placing orders: pay by arrangement, a piece and a seat each, over HTTP',
  async run() {
    const lines = await onSqlite();
    const postgres = await startEmbeddedPostgres();
    try {
      lines.push(...(await onPostgres(postgres)));
    } finally {
      // It would outlive this process.
      await postgres.stop();
    }
    return lines;
  },
};

async function onSqlite(): Promise<Line[]> {
  const dataDir = temporaryFolder();
  const shop = await startShopBeside(0, dataDir);
  const file = join(dataDir, 'shop.db');
  const db = await openDatabase({ kind: 'sqlite', file });
  const admin = await openDesk(shop);
  const lines = [await placing('SQLite', shop, db, admin)];
  lines.push(...(await rushOn('SQLite', [shop], db, admin)));
  const second = await startShopBeside(1, dataDir);
  lines.push(...(await rushOn('SQLite, two processes', [shop, second], db, admin)));
  await db.destroy();
  await Promise.all([shop.stop(), second.stop()]);
  return [bareLimit(file), ...lines];
}

async function onPostgres(postgres: EmbeddedPostgres): Promise<Line[]> {
  const address: DatabaseAddress = { kind: 'postgres', url: await createDatabase(postgres, 'shop_orders') };
  const dataDir = temporaryFolder();
  const open = (place: number) => startShopBeside(place, dataDir, { DATABASE_URL: address.url });
  const first = await open(0);
  const db = await openDatabase(address);
  const admin = await openDesk(first);
  const lines = [await placing('PostgreSQL', first, db, admin)];
  lines.push(...(await rushOn('PostgreSQL', [first], db, admin)));
  const second = await open(1);
  lines.push(...(await rushOn('PostgreSQL, two processes', [first, second], db, admin)));
  await db.destroy();
  await Promise.all([first.stop(), second.stop()]);
  return lines;
}

async function placing(kind: string, { url }: RunningServer, db: Database, admin: string): Promise<Line> {
  const piece = { productType: 'Item', item: await newEntry(url, 'products', ALL, admin) } as const;
  const seat = { productType: 'Workshop', item: await newEntry(url, 'workshops', ALL, admin) } as const;
  const waiting = await readyCustomers(db, ALL, [piece, seat]);
  const cart = { total: await totalOf(url, waiting[0]!, true), hasPiece: true };
  await placeAll(url, waiting.splice(0, WARM_UP), cart);
  const begin = performance.now();
  const times = await placeAll(url, waiting, cart);
  const perSecond = (ORDERS * 1_000) / (performance.now() - begin);
  const p99 = percentile(times, 0.99);
  return {
    what: `${kind}: ${CUSTOMERS} customers at once, ${ORDERS} orders: 99 % within`,
    figure: `${milliseconds(p99)}; half within ${milliseconds(percentile(times, 0.5))}; ${Math.round(perSecond)} a second`,
    ...(kind === 'SQLite' && { budget: milliseconds(MOST_MS), ok: p99 <= MOST_MS }),
  };
}

/** ms of each order, `CUSTOMERS` at a time. */
async function placeAll(url: string, waiting: ReadyCustomer[], cart: SeenCart): Promise<number[]> {
  const times: number[] = [];
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const pressed = await press(url, next, cart);
      if (pressed.status !== 201) throw new Error(`An order was refused: ${pressed.status} ${pressed.code}`);
      times.push(pressed.ms);
    }
  });
  await Promise.all(customers);
  return times;
}

async function rushOn(kind: string, shops: RunningServer[], db: Database, admin: string): Promise<Line[]> {
  const item = await newEntry(shops[0]!.url, 'workshops', SEATS, admin);
  const line: ReadyLine = { productType: 'Workshop', item };
  const crowd = await readyCustomers(db, CROWD, [line]);
  const cart = { total: await totalOf(shops[0]!.url, crowd[0]!, false), hasPiece: false };
  const pressed = await Promise.all(
    crowd.map((customer, index) => press(shops[index % shops.length]!.url, customer, cart)),
  );
  const placed = pressed.filter(({ status }) => status === 201).length;
  const failed = pressed.filter(({ status }) => status >= 500).length;
  const longest = percentile(
    pressed.map(({ ms }) => ms),
    1,
  );
  const what = `${kind}: ${CROWD.toLocaleString('en')} customers at once for ${SEATS} seats`;
  return [
    {
      what: `${what}: orders; answers with 5xx`,
      figure: `${placed}; ${failed}${tellOdd(pressed)}`,
      budget: `${SEATS}; 0`,
      ok: placed === SEATS && failed === 0,
      binding: true,
    },
    {
      what: `${what}: the last is answered after`,
      figure: `${(longest / 1_000).toFixed(1)} s`,
      budget: `${PATIENCE / 1_000} s`,
      ok: longest <= PATIENCE,
    },
  ];
}

/** Answers that are neither an order nor the word that it is too late. */
function tellOdd(pressed: readonly Pressed[]): string {
  const odd = pressed.filter(({ status, code }) => status !== 201 && code !== 'cart_changed');
  return odd.length === 0 ? '' : `; ${odd.length} other, such as ${odd[0]!.status} ${odd[0]!.code}`;
}

function bareLimit(file: string): Line {
  const times = bareOrderTimes(file, ORDERS);
  const each = percentile(times, 0.5);
  const slowest = percentile(times, 0.99);
  return {
    what: 'for comparison, SQLite: the rows of an order in a transaction, without HTTP and rules',
    figure: `half within ${milliseconds(each)}, 99 % within ${milliseconds(slowest)}; ${CUSTOMERS} in a line ${milliseconds(CUSTOMERS * each)}`,
  };
}

function percentile(times: readonly number[], share: number): number {
  const ordered = times.toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))]!;
}

const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
