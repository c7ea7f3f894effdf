/**
 * Requests a second, as a share of what a bare node:http server manages with the same bytes in the same run:
 * the share says something of the shop, the number alone only of the machine.
 */
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { api } from '../../src/contract/routes.ts';
import { fillProducts } from '../lib/many-products.ts';
import { type Line, type Measure, median } from '../lib/measure.ts';
import { type RunningServer, startBareServer, startShopBeside, temporaryFolder } from '../lib/servers.ts';

/** In turn; the best of each counts, as the one that the machine disturbed least. */
const ROUNDS = 7;
/** Seconds each server is asked in a round. */
const DURATION = 1.5;
const CONNECTIONS = 16;
/** A shop whose list still comes whole, and long. */
const MANY = 1_000;
/** Ms within which 99 of 100 answers are here (issue 7). */
const P99 = 20;

interface Call {
  name: string;
  path: string;
  /** How it is asked for: as it is, or as browsers take it. */
  encoding?: string;
  /** Issue 7, Delivers 2. */
  share?: number;
}

const FEW: Call[] = [
  { name: 'a page of products', path: api.products({ limit: 24 }), share: 0.7 },
  { name: 'the same, packed', path: api.products({ limit: 24 }), encoding: 'br' },
];
const WHOLE: Call[] = [
  { name: `all ${MANY.toLocaleString('en')} products`, path: api.products(), share: 0.5 },
  { name: 'the same, packed', path: api.products(), encoding: 'br' },
];

export const throughput: Measure = {
  title: `Requests a second on ${CONNECTIONS} connections, and their share of a bare node:http server with the same bytes`,
  async run({ shop }) {
    const lines: Line[] = [];
    for (const call of FEW) lines.push(...(await compare(shop, call)));
    const large = await startLargeShop();
    try {
      for (const call of WHOLE) lines.push(...(await compare(large, call)));
    } finally {
      await large.stop();
    }
    return lines;
  },
};

async function startLargeShop(): Promise<RunningServer> {
  const dataDir = temporaryFolder();
  const first = await startShopBeside(1, dataDir);
  await first.stop();
  await fillProducts(dataDir, MANY);
  return startShopBeside(1, dataDir);
}

async function compare({ url }: RunningServer, { name, path, encoding = 'identity', share }: Call): Promise<Line[]> {
  const headers = { 'accept-encoding': encoding };
  const { type, body } = await fetched(url + path, headers);
  const bare = await startBareServer(type, body);
  const best = { shop: 0, bare: 0 };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await load(url + path, headers);
    times.push(found.p99);
    best.shop = Math.max(best.shop, found.perSecond);
    best.bare = Math.max(best.bare, (await load(bare.url, headers)).perSecond);
  }
  await bare.stop();

  const found = best.shop / best.bare;
  const perSecond = Math.round(best.shop).toLocaleString('en');
  const figure = `${percent(found)} (${perSecond} a second, ${body.length.toLocaleString('en')} bytes)`;
  const what = `${name}: GET ${path}`;
  if (share === undefined) return [{ what, figure }];
  const p99 = median(times);
  return [
    { what, figure, budget: `at least ${percent(share)}`, ok: found >= share },
    { what: `${name}: 99 % are answered within`, figure: `${p99} ms`, budget: `${P99} ms`, ok: p99 <= P99 },
  ];
}

/** The bytes as they come over the line, which `fetch` doesn't tell. */
async function fetched(url: string, headers: Record<string, string>): Promise<{ type: string; body: Buffer }> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  return { type: answer.headers['content-type']!, body: await buffer(answer) };
}

/** All of them must be answered well. `p99` in ms. */
async function load(url: string, headers: Record<string, string>): Promise<{ perSecond: number; p99: number }> {
  const found = await autocannon({ url, headers, connections: CONNECTIONS, duration: DURATION });
  if (found.errors + found.non2xx > 0) throw new Error(`${url}: ${found.errors} errors, ${found.non2xx} answers other than 2xx`);
  return { perSecond: found.requests.total / found.duration, p99: found.latency.p99 };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
