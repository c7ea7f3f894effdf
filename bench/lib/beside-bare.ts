/** One address of the shop beside a bare node:http server with the same bytes in the same run. */
import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { median } from './measure.ts';
import { startBareServer } from './servers.ts';

/** The best round counts, as the one that the machine disturbed least. */
const ROUNDS = 7;
/** Seconds per server and round. */
const DURATION = 1.5;

export interface BesideBare {
  /** Of the bare server's rate. */
  share: number;
  /** Per second. */
  perSecond: number;
  /** ms for 99 of 100 responses: the median of the rounds. */
  p99: number;
  /** Of the body, as transferred. */
  bytes: number;
}

/** `encoding`: Accept-Encoding. Throws for a failed response. */
export async function besideBare(url: string, encoding: string, connections: number): Promise<BesideBare> {
  const headers = { 'accept-encoding': encoding };
  const { type, body } = await fetched(url, headers);
  const bare = await startBareServer(type, body);
  const best = { shop: 0, bare: 0 };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const found = await load(url, headers, connections);
    times.push(found.p99);
    best.shop = Math.max(best.shop, found.perSecond);
    best.bare = Math.max(best.bare, (await load(bare.url, headers, connections)).perSecond);
  }
  await bare.stop();
  return { share: best.shop / best.bare, perSecond: best.shop, p99: median(times), bytes: body.length };
}

export const percent = (share: number) => `${Math.round(share * 100)} %`;

/** As transferred, which `fetch` doesn't report. */
async function fetched(
  url: string,
  headers: Record<string, string>,
): Promise<{ type: string; body: Buffer }> {
  const [answer] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  return { type: answer.headers['content-type']!, body: await buffer(answer) };
}

/** Throws unless all responses succeed. `p99` in ms. */
async function load(
  url: string,
  headers: Record<string, string>,
  connections: number,
): Promise<{ perSecond: number; p99: number }> {
  const found = await autocannon({ url, headers, connections, duration: DURATION });
  if (found.errors + found.non2xx > 0)
    throw new Error(`${url}: ${found.errors} errors, ${found.non2xx} answers other than 2xx`);
  return { perSecond: found.requests.total / found.duration, p99: found.latency.p99 };
}
