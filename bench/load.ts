/** `node bench/load.ts [pages|kept|carts|uploads …]`: the capacity, and four times that load (docs/reliability.md). */
import autocannon, { type Request } from 'autocannon';
import { api, pages } from '#contract/routes.ts';
import { cartChanges, uploads } from './lib/customers.ts';
import { probe } from './lib/probe.ts';
import { startShop, temporaryFolder } from './lib/servers.ts';

/** seconds of each run */
const SECONDS = Number(process.env.BENCH_SECONDS || 10);
/** Connections that keep the shop busy without overload. */
const BUSY = 10;
const CROWD = 400;
const TIMES = 4;

const KINDS: Record<string, (url: string) => Promise<Request[]>> = {
  pages: async () => [{ setupRequest: newPage }],
  kept: async () => [{ path: pages.shop() }, { path: `/en${pages.shop()}` }],
  carts: (url) => cartChanges(url, BUSY),
  uploads: (url) => uploads(url, 20),
};

let asked = 0;
/** New addresses, because others are cached. */
const newPage = (request: Request): Request => ({
  ...request,
  path: pages.search({ q: `טבעת ${(asked += 1)}` }),
});

interface Run {
  /** ms of each good response, sorted */
  good: number[];
  /** The same of the refused ones. */
  shed: number[];
  /** Other responses, broken and late ones. */
  wrong: number;
  seconds: number;
}

const chosen = Object.entries(KINDS).filter(
  ([name]) => process.argv.length === 2 || process.argv.includes(name),
);
const shop = await startShop(temporaryFolder());
for (const [name, makeRequests] of chosen) {
  const requests = await makeRequests(shop.url);
  await run(requests, { connections: BUSY });
  const calm = await run(requests, { connections: BUSY });
  const most = calm.good.length / calm.seconds;
  tell(`${name}: ${BUSY} connections, as fast as they can`, calm, []);
  const end = await probe(shop.url + api.health());
  const overallRate = Math.ceil(TIMES * most);
  const connections = Math.min(CROWD, overallRate);
  const crowded = await run(requests, { connections, overallRate });
  const health = await end();
  tell(
    `${name}: ${TIMES} times ${most.toFixed(1)} a second, ${connections} connections`,
    crowded,
    health.times,
  );
  console.log(`  health: ${health.failures} of ${health.times.length} failed`);
}
await shop.stop();

async function run(requests: Request[], how: { connections: number; overallRate?: number }): Promise<Run> {
  const good: number[] = [];
  const shed: number[] = [];
  let other = 0;
  const { errors, duration } = await autocannon({
    url: shop.url,
    duration: SECONDS,
    timeout: 60,
    reconnectRate: 500,
    requests,
    ...how,
    setupClient: (client) =>
      client.on('response', (status, _bytes, ms) => {
        if (status < 400) good.push(ms);
        else if (status === 503) shed.push(ms);
        else other++;
      }),
  });
  return {
    good: good.toSorted(ascending),
    shed: shed.toSorted(ascending),
    wrong: other + errors,
    seconds: duration,
  };
}

function tell(title: string, { good, shed, wrong, seconds }: Run, health: number[]): void {
  const perSecond = (times: number[]) => (times.length / seconds).toFixed(0);
  console.log(title);
  console.log(`  answered ${perSecond(good)} a second, ${spread(good)}`);
  console.log(`  shed ${perSecond(shed)} a second, ${spread(shed)}; wrong ${wrong}`);
  if (health.length > 0) console.log(`  health: ${spread(health.toSorted(ascending))}`);
}

function spread(sorted: number[]): string {
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return sorted.length === 0
    ? 'none'
    : `half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms, all within ${at(1)} ms`;
}

function ascending(a: number, b: number): number {
  return a - b;
}
