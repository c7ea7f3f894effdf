/** Notices of payments, 50 a second: each settles its order, and the shop's page is as quick as without them. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { orderApi } from '#contract/order-routes.ts';
import { pages } from '#contract/routes.ts';
import { openDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { SimulatedCardcom } from '#server/payments/simulator/simulated-cardcom.ts';
import { newEntry, openDesk } from '../lib/desk.ts';
import type { Measure } from '../lib/measure.ts';
import { press, readyCustomers, totalOf } from '../lib/ready-customers.ts';
import { startShopBeside, temporaryFolder } from '../lib/servers.ts';

const PER_SECOND = 50;
/** Seconds with and without notices. */
const DURATION = 20;
const ORDERS = PER_SECOND * DURATION;
/** Placed at once. */
const CUSTOMERS = 8;
const CONNECTIONS = 10;
/** Of the shop's page; far from what it can answer, since waiting is measured, not work. */
const VISITS_PER_SECOND = 100;
/** ms between two looks at what is settled. */
const LOOK = 100;
/** Seconds after the last notice. */
const PATIENCE = 60;
/** Times what half of the visits take without notices. */
const MOST = 2;
/** ms for 99 of 100; nobody sees a page come so much later. */
const LONGEST = 50;

export const notices: Measure = {
  title: `The shop’s page while ${PER_SECOND} payments a second are told of`,
  async run() {
    const dataDir = temporaryFolder();
    // Nothing is settled by the clock.
    const shop = await startShopBeside(0, dataDir, { PAYMENT_POLL_SECONDS: '3600', HOLD_MINUTES: '120' });
    const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'shop.db') });
    const references = await payAll(shop.url, db);
    const page = shop.url + pages.shop();
    await load(page);
    const calm = await load(page);
    const telling = tellOf(shop.url, references);
    const busy = await load(page);
    const refused = await telling;
    const last = performance.now();
    const settled = await untilSettled(db);
    const seconds = (performance.now() - last) / 1_000;
    await db.destroy();
    await shop.stop();
    return [
      {
        what: `${ORDERS} notices: orders paid; notices refused`,
        figure: `${settled}; ${refused}`,
        budget: `${ORDERS}; 0`,
        ok: settled === ORDERS && refused === 0,
        binding: true,
      },
      { what: 'the last order is settled after its notice', figure: `${seconds.toFixed(1)} s` },
      {
        what: 'the page with notices: half within (without)',
        figure: `${busy.half} ms (${calm.half} ms)`,
        budget: `${MOST} times`,
        ok: busy.half <= MOST * Math.max(calm.half, 1),
      },
      {
        what: 'the page with notices: 99 % within (without)',
        figure: `${busy.most} ms (${calm.most} ms)`,
        budget: `${LONGEST} ms`,
        ok: busy.most <= LONGEST,
      },
    ];
  },
};

/** Orders that their payers have approved at the simulator, of which the shop knows nothing yet. */
async function payAll(url: string, db: Database): Promise<string[]> {
  const admin = await openDesk({ url });
  const item = await newEntry(url, 'workshops', ORDERS, admin);
  const waiting = await readyCustomers(db, ORDERS, [{ productType: 'Workshop', item }]);
  const cart = { total: await totalOf(url, waiting[0]!, false), hasPiece: false, payment: 'card' } as const;
  const customers = Array.from({ length: CUSTOMERS }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { status, code } = await press(url, next, cart);
      if (status !== 201) throw new Error(`An order was refused: ${status} ${code}`);
    }
  });
  await Promise.all(customers);
  const cardcom = new SimulatedCardcom({ db, now: () => new Date() });
  const opened = await db.selectFrom('simulated_pages').select('id').execute();
  for (const { id } of opened) await cardcom.choose(id, 'approve');
  return opened.map(({ id }) => id);
}

/** Returns how many were not taken. */
async function tellOf(url: string, references: readonly string[]): Promise<number> {
  const told: Promise<number | null>[] = [];
  const begin = performance.now();
  for (const [index, LowProfileId] of references.entries()) {
    const body = JSON.stringify({ LowProfileId });
    const headers = { 'content-type': 'application/json' };
    told.push(
      fetch(url + orderApi.paymentNotice('cardcom'), { method: 'POST', headers, body }).then(
        ({ status }) => status,
        () => null,
      ),
    );
    await setTimeout(Math.max(0, begin + ((index + 1) * 1_000) / PER_SECOND - performance.now()));
  }
  return (await Promise.all(told)).filter((status) => status !== 200).length;
}

async function untilSettled(db: Database): Promise<number> {
  const end = performance.now() + PATIENCE * 1_000;
  for (;;) {
    const rows = db
      .selectFrom('provider_pages')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('transaction_id', 'is not', null);
    const count = Number((await rows.executeTakeFirstOrThrow()).count);
    if (count >= ORDERS || performance.now() > end) return count;
    await setTimeout(LOOK);
  }
}

/** ms; asked in a thread of its own, so that sending notices doesn't count. */
async function load(url: string): Promise<{ half: number; most: number }> {
  const options = {
    url,
    connections: CONNECTIONS,
    duration: DURATION,
    overallRate: VISITS_PER_SECOND,
    workers: 1,
  };
  const { latency } = await autocannon(options);
  return { half: latency.p50, most: latency.p99 };
}
