/**
 * Pages: kept ones beside a bare server that answers the same bytes, packed in the same way; and what the processor
 * spends on one that is not kept.
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { api, pages } from '../../src/contract/routes.ts';
import { call } from '../lib/customers.ts';
import { type Bench, type Line, type Measure, kilobytes } from '../lib/measure.ts';
import type { RenderCost } from '../lib/renders.ts';
import { startBareServer } from '../lib/servers.ts';

/** In turn; the best of each counts, as the one that the machine disturbed least. */
const ROUNDS = 7;
/** Seconds each server is asked in a round. */
const DURATION = 1.5;
const CONNECTIONS = 10;
/** Issue 7, Delivers 1. */
const SHARE = 0.6;
const RENDERS = 400;

/** As browsers take them, and the largest once as it is for who can't unpack it. */
const KEPT = [
  [pages.home(), 'br'],
  [pages.shop(), 'br'],
  [pages.shop(), 'identity'],
  [pages.tutorials(), 'br'],
] as const;

const percent = (share: number) => `${Math.round(share * 100)} %`;

export const keptPages: Measure = {
  title: 'Pages: kept ones, as a share of a bare node:http server with the same bytes, and new ones, on one core',
  async run(bench) {
    const [product] = await call(bench.shop.url, 'GET', api.products({ limit: 1 }));
    const kept: Line[] = [];
    for (const [path, encoding] of KEPT) kept.push(await compare(bench, path, encoding));
    const paths = [pages.home(), pages.shop(), pages.product(product._id), pages.tutorials()];
    const script = join(import.meta.dirname, '../lib/renders.ts');
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths], { env });
    return [...kept, ...(JSON.parse(stdout) as RenderCost[]).flatMap(linesOf)];
  },
};

async function compare({ shop }: Bench, path: string, encoding: string): Promise<Line> {
  const headers = { 'accept-encoding': encoding };
  const body = await bytesAsSent(shop.url + path, headers);
  const bare = await startBareServer('text/html; charset=utf-8', body);
  const best = { shop: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.shop = Math.max(best.shop, await load(shop.url + path, headers));
    best.bare = Math.max(best.bare, await load(bare.url, headers));
  }
  await bare.stop();
  const share = best.shop / best.bare;
  const figure = `${percent(share)} (${Math.round(best.shop).toLocaleString('en')} a second, ${kilobytes(body.length)})`;
  return { what: `kept, ${encoding}: GET ${path}`, figure, budget: `at least ${percent(SHARE)}`, ok: share >= SHARE };
}

/** The body without being unpacked, which `fetch` would do. */
async function bytesAsSent(url: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return buffer(answer);
}

/** Requests a second; all of them must be answered well. */
async function load(url: string, headers: Record<string, string>): Promise<number> {
  const found = await autocannon({ url, connections: CONNECTIONS, duration: DURATION, requests: [{ headers }] });
  if (found.errors + found.non2xx > 0) throw new Error(`${url}: ${found.errors} errors, ${found.non2xx} answers other than 2xx`);
  return found.requests.total / found.duration;
}

function linesOf({ path, rendering, packing, bytes, packedBytes }: RenderCost): Line[] {
  const perSecond = Math.floor(1_000 / rendering);
  return [
    {
      what: `new: ${path} rendered`,
      figure: `${perSecond} a second (${rendering.toFixed(2)} ms, ${kilobytes(bytes)})`,
      budget: `at least ${RENDERS}`,
      ok: perSecond >= RENDERS,
    },
    { what: `new: ${path} packed (brotli)`, figure: `${packing.toFixed(2)} ms, ${kilobytes(packedBytes)}` },
  ];
}
