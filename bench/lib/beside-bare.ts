/** One address of the shop beside a bare node:http server with the same bytes in the same run. */
import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { load } from './http-load.ts';
import { median } from './measure.ts';
import { startBareServer } from './servers.ts';

/** The best round counts, as the one that the machine disturbed least. */
const ROUNDS = 7;

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
