/** A list's page, asked for all the time, while what it shows is sold: kept for seconds, not made anew by each sale. */
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { api, pages } from '#contract/routes.ts';
import { openDatabase } from '#server/db/connection.ts';
import { setStock } from '#server/db/entries/stock.ts';
import { percent } from '../lib/beside-bare.ts';
import { call } from '../lib/customers.ts';
import { openDesk } from '../lib/desk.ts';
import type { Measure } from '../lib/measure.ts';
import { type Pressed, type ReadyCustomer, press, readyCustomers, totalOf } from '../lib/ready-customers.ts';
import { startShopBeside, temporaryFolder } from '../lib/servers.ts';

const CONNECTIONS = 10;
/** Seconds with and without sales. */
const DURATION = 20;
/** ms between two sales. */
const PAUSE = 250;
const SALES = (DURATION * 1_000) / PAUSE;
/** ms between two looks at the page's version. */
const LOOK = 50;
/** Seconds after which a page follows the stock, at the soonest (docs/rules.md#stock). */
const LAG = 9;
const LEAST = 0.8;

export const keptPages: Measure = {
  title: 'The shop’s page while the first product on it is sold',
  async run() {
    const dataDir = temporaryFolder();
    const shop = await startShopBeside(0, dataDir);
    const db = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'shop.db') });
    await openDesk(shop);
    const [{ _id: item }] = await call(shop.url, 'GET', api.products({ limit: 1 }));
    await db.transaction().execute((transaction) => setStock(transaction, item, SALES));
    const customers = await readyCustomers(db, SALES, [{ productType: 'Item', item }]);
    const cart = { total: await totalOf(shop.url, customers[0]!, true), hasPiece: true };
    const page = shop.url + pages.shop();

    const calm = await load(page);
    const sales = sellTo(customers, (customer) => press(shop.url, customer, cart));
    const versions = versionsOf(page);
    const busy = await load(page);
    const [sold, seen] = await Promise.all([sales, versions]);
    await db.destroy();
    await shop.stop();
    const most = 1 + Math.ceil(DURATION / LAG);
    const rate = (perSecond: number) => Math.round(perSecond).toLocaleString('en');
    return [
      {
        what: `${sold} sales in ${DURATION} s: versions of the page that were seen`,
        figure: String(seen),
        budget: `2 to ${most}`,
        ok: seen >= 2 && seen <= most,
        binding: true,
      },
      {
        what: 'requests meanwhile, as a share of those without sales',
        figure: `${percent(busy / calm)} (${rate(busy)} of ${rate(calm)} a second)`,
        budget: `at least ${percent(LEAST)}`,
        ok: busy >= LEAST * calm,
      },
    ];
  },
};

/** Returns how many bought. */
async function sellTo(
  customers: readonly ReadyCustomer[],
  sell: (customer: ReadyCustomer) => Promise<Pressed>,
): Promise<number> {
  const sales: Promise<Pressed>[] = [];
  for (const customer of customers) {
    sales.push(sell(customer));
    await setTimeout(PAUSE);
  }
  return (await Promise.all(sales)).filter(({ status }) => status === 201).length;
}

async function versionsOf(page: string): Promise<number> {
  const seen = new Set<string | null>();
  for (const end = performance.now() + DURATION * 1_000; performance.now() < end; await setTimeout(LOOK))
    seen.add((await fetch(page)).headers.get('etag'));
  return seen.size;
}

async function load(url: string): Promise<number> {
  const found = await autocannon({ url, connections: CONNECTIONS, duration: DURATION });
  return found.requests.total / found.duration;
}
