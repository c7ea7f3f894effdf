/** `npm run bench [-- FILE] [--long] [--judges]` prints one table of all measures; only sizes and shapes fail the run. */
import { launchBrowser } from './lib/browser.ts';
import type { Measure } from './lib/measure.ts';
import { startShop, temporaryFolder } from './lib/servers.ts';
import { tableOf } from './lib/table.ts';
import { adminLists } from './measures/admin-lists.ts';
import { cart } from './measures/cart.ts';
import { cost } from './measures/cost.ts';
import { judges } from './measures/judges.ts';
import { keptPages } from './measures/kept-pages.ts';
import { layoutShift } from './measures/layout-shift.ts';
import { orderLists } from './measures/order-lists.ts';
import { notices } from './measures/notices.ts';
import { orders } from './measures/orders.ts';
import { cachedPages } from './measures/pages.ts';
import { scale, scaleOnPostgres } from './measures/scale.ts';
import { secondPage } from './measures/second-page.ts';
import { phone } from './measures/phone.ts';
import { login } from './measures/login.ts';
import { secondStart } from './measures/second-start.ts';
import { throughput } from './measures/throughput.ts';
import { weight } from './measures/weight.ts';

/** The last two stop the shop to start their own. */
const MEASURES: Record<string, Measure> = {
  weight,
  'second-page': secondPage,
  'layout-shift': layoutShift,
  pages: cachedPages,
  phone,
  throughput,
  cart,
  orders,
  notices,
  'kept-pages': keptPages,
  'order-lists': orderLists,
  scale,
  'scale-postgres': scaleOnPostgres,
  login,
  'admin-lists': adminLists,
  'second-start': secondStart,
  cost,
};

const long = process.argv.includes('--long');
const asksJudges = process.argv.includes('--judges');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = asksJudges
  ? Object.entries({ judges })
  : Object.entries(MEASURES).filter(([name]) => wanted.length === 0 || wanted.includes(name));

const shop = await startShop(temporaryFolder());
const browser = await launchBrowser();
const groups = [];
for (const [name, { title, run }] of chosen) {
  console.error(`Measuring ${name} …`);
  groups.push({ title, lines: await run({ shop, browser, long }) });
}
await browser.close();
await shop.stop();

console.log(tableOf(groups));
const over = groups.flatMap(({ lines }) => lines).filter(({ ok, binding }) => ok === false && binding);
for (const { what, figure, budget, hint } of over) {
  console.error(`over its budget: ${what}: ${figure} of ${budget}${hint ? `; ${hint}` : ''}`);
}
process.exit(over.length > 0 ? 1 : 0);
