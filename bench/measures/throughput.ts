/**
 * Requests a second, as a share of what a bare node:http server manages with the same bytes in the same run:
 * the share says something of the shop, the number alone only of the machine.
 */
import autocannon from 'autocannon';
import { api } from '../../src/contract/routes.ts';
import type { Bench, Line, Measure } from '../lib/measure.ts';
import { startBareServer } from '../lib/servers.ts';

/** In turn; the best of each counts, as the one that the machine disturbed least. */
const ROUNDS = 7;
/** Seconds each server is asked in a round. */
const DURATION = 1.5;
const CONNECTIONS = 10;

/** `share`: issue 2, Done when. */
const CALLS: { name: string; path: string; share?: number }[] = [
  { name: 'a page of products', path: api.products({ limit: 24 }), share: 0.5 },
  { name: 'all products', path: api.products() },
];

export const throughput: Measure = {
  title: 'Requests a second, and their share of a bare node:http server with the same bytes',
  async run(bench) {
    const lines: Line[] = [];
    for (const call of CALLS) lines.push(await compare(bench, call));
    return lines;
  },
};

async function compare({ shop }: Bench, { name, path, share }: (typeof CALLS)[number]): Promise<Line> {
  const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await answer.arrayBuffer());
  const bare = await startBareServer(answer.headers.get('content-type')!, body);
  const best = { shop: 0, bare: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.shop = Math.max(best.shop, await load(shop.url + path));
    best.bare = Math.max(best.bare, await load(bare.url));
  }
  await bare.stop();

  const found = best.shop / best.bare;
  const perSecond = Math.round(best.shop).toLocaleString('en');
  const figure = `${percent(found)} (${perSecond} a second, ${body.length.toLocaleString('en')} bytes)`;
  const what = `${name}: GET ${path}`;
  return share === undefined ? { what, figure } : { what, figure, budget: `at least ${percent(share)}`, ok: found >= share };
}

/** Requests a second; all of them must be answered well. */
async function load(url: string): Promise<number> {
  const found = await autocannon({ url, connections: CONNECTIONS, duration: DURATION });
  if (found.errors + found.non2xx > 0) throw new Error(`${url}: ${found.errors} errors, ${found.non2xx} answers other than 2xx`);
  return found.requests.total / found.duration;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;
