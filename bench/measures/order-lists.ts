/** What the admin and a customer wait for in a shop with many orders, beside one with few. */
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { ORDER_FILTERS } from '#domain/orders/order-filters.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#test/embedded-postgres.ts';
import { call } from '../lib/customers.ts';
import type { Size } from '../lib/large-shop.ts';
import type { Line, Measure } from '../lib/measure.ts';
import { type ScaleCall, withCallers } from '../lib/scale-calls.ts';
import { compare, startFilled } from './scale.ts';

const SHOP: Size = { products: 100, users: 100, carts: 10, messages: 10 };
const ORDERS = [100, 100_000];
const MOST_TIMES = 2;
const TURNS = 15;

export const orderLists: Measure = {
  title: 'Shops of 100 and 100,000 orders side by side, their times in ms',
  async run() {
    const lines = await sideBySide('SQLite', null);
    const postgres = await startEmbeddedPostgres();
    try {
      lines.push(...(await sideBySide('PostgreSQL', postgres)));
    } finally {
      // It would outlive this process.
      await postgres.stop();
    }
    return lines;
  },
};

async function sideBySide(kind: string, postgres: EmbeddedPostgres | null): Promise<Line[]> {
  const servers = [];
  for (const [place, orders] of ORDERS.entries())
    servers.push(await startFilled(place, { ...SHOP, orders }, postgres));
  const shops = await Promise.all(servers.map(withCallers));
  const lines: Line[] = [];
  for (const { what, ask } of CALLS)
    lines.push(await compare(shops, { what: `${kind}: ${what}`, ask }, TURNS, MOST_TIMES));
  await Promise.all(servers.map((server) => server.stop()));
  return lines;
}

const asAdmin = (what: string, path: string): ScaleCall => ({
  what,
  ask: ({ url, admin }) => call(url, 'GET', path, undefined, admin),
});
const search = (what: string, q: string) =>
  asAdmin(`search: ${what}`, `${adminApi.orders()}?q=${encodeURIComponent(q)}`);

const CALLS: ScaleCall[] = [
  ...ORDER_FILTERS.map((state) => asAdmin(`the list of: ${state}`, `${adminApi.orders()}?state=${state}`)),
  asAdmin('the fifth page of all', `${adminApi.orders()}?page=5`),
  search('a number', '#100077'),
  search('an email', 'buyer77@example.com'),
  search('a name that all have', 'דנה'),
  asAdmin('what waits', adminApi.orderTasks()),
  {
    what: "the export's first bytes",
    ask: async ({ url, admin }) => {
      const headers = { authorization: `Bearer ${admin}` };
      const answer = await fetch(url + adminApi.orderExport(), { headers });
      const reader = answer.body!.getReader();
      await reader.read();
      await reader.cancel();
    },
  },
  {
    what: "a customer's orders",
    ask: ({ url, customer }) => call(url, 'GET', orderApi.orders(), undefined, customer.token),
  },
];
