/** `node bench/login-flood.ts`: visitors during 200 logins or registrations a second (docs/reliability.md). */
import autocannon, { type Request } from 'autocannon';
import { api, pages } from '#contract/routes.ts';
import { probe } from './lib/probe.ts';
import { startShop, temporaryFolder } from './lib/servers.ts';

const SECONDS = Number(process.env.BENCH_SECONDS || 10);
const CALLERS = 200;
const SEEN = [pages.shop(), api.products(), api.health()];

const person = { firstName: 'a', lastName: 'b', password: 'a long password' };
const FLOODS = {
  calm: null,
  logins: { path: api.login(), body: () => ({ email: 'nobody@example.com', password: 'wrong' }) },
  registrations: {
    path: api.register(),
    body: (count: number) => ({ ...person, email: `${count}@example.com` }),
  },
};

const shop = await startShop(temporaryFolder());
let count = 0;
for (const [name, flood] of Object.entries(FLOODS)) {
  const ends = await Promise.all(SEEN.map((path) => probe(shop.url + path)));
  const statuses = flood ? await send(flood) : await pause();
  console.log(`${name}: ${JSON.stringify(statuses)} in ${SECONDS} s`);
  for (const [index, end] of ends.entries()) {
    const { times, failures } = await end();
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
    console.log(
      `  ${SEEN[index]}: half within ${at(0.5)} ms, 99 % within ${at(0.99)} ms; ${failures} of ${times.length} failed`,
    );
  }
}
await shop.stop();

async function send({
  path,
  body,
}: {
  path: string;
  body: (count: number) => object;
}): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const setupRequest = (request: Request) => ({ ...request, body: JSON.stringify(body(++count)) });
  await autocannon({
    url: shop.url,
    connections: CALLERS,
    overallRate: CALLERS,
    duration: SECONDS,
    timeout: 60,
    requests: [{ method: 'POST', path, headers: { 'content-type': 'application/json' }, setupRequest }],
    setupClient: (client) =>
      client.on('response', (status) => (statuses[status] = (statuses[status] ?? 0) + 1)),
  });
  return statuses;
}

async function pause(): Promise<Record<string, number>> {
  await new Promise((resolve) => setTimeout(resolve, SECONDS * 1_000));
  return {};
}
