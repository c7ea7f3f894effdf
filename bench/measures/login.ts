/**
 * Logins a second beside what argon2 alone manages in the same run: a password may cost what it costs, the shop
 * around it nearly nothing. And what visitors notice of a flood of them.
 */
import autocannon from 'autocannon';
import { verify } from '@node-rs/argon2';
import { api } from '#contract/routes.ts';
import { Passwords } from '#server/features/accounts/login/passwords.ts';
import { type Measure, median } from '../lib/measure.ts';
import { ADMIN } from '../lib/servers.ts';

const ROUNDS = 5;
/** Ms and seconds of each round. */
const DURATION = 2_000;
const SECONDS = DURATION / 1_000;
/** As many as the shop lets argon2 do at once on a small machine; others wait for them. */
const CALLERS = 2;
const FLOOD = 100;
const VISITORS = 4;
/** Bounded by argon2 alone. */
const SHARE = 0.9;

const LOGIN = { method: 'POST', path: api.login(), headers: { 'content-type': 'application/json' } };

export const login: Measure = {
  title: 'Logins a second, and their share of what argon2 alone verifies in one line',
  async run({ shop: { url } }) {
    const hash = await new Passwords().hash(ADMIN.password);
    const rounds: { logins: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ logins: await loginsPerSecond(url), bare: await verifiesPerSecond(hash) });
    }
    const share = median(rounds.map(({ logins, bare }) => logins / bare));
    const logins = median(rounds.map((round) => round.logins));
    const bare = median(rounds.map((round) => round.bare));
    const calm = await listTimes(url);
    const [flooded] = await Promise.all([listTimes(url), flood(url)]);
    return [
      { what: 'for comparison: passwords verified, one after the other', figure: perSecond(bare) },
      {
        what: `POST ${api.login()}, ${CALLERS} callers`,
        figure: `${Math.round(share * 100)} % (${perSecond(logins)})`,
        budget: `at least ${SHARE * 100} %`,
        ok: share >= SHARE,
      },
      {
        what: `GET ${api.products({ limit: 24 })} while ${FLOOD} log in at once: 99 % within`,
        figure: `${flooded} ms; ${calm} ms when they don't`,
      },
    ];
  },
};

async function loginsPerSecond(url: string): Promise<number> {
  const requests = [{ ...LOGIN, body: JSON.stringify(ADMIN) }];
  const found = await autocannon({ url, requests, connections: CALLERS, duration: SECONDS });
  if (found.errors + found.non2xx > 0)
    throw new Error(`${found.errors} errors, ${found.non2xx} logins refused`);
  return found.requests.total / found.duration;
}

async function verifiesPerSecond(hash: string): Promise<number> {
  const begin = performance.now();
  let count = 0;
  for (; performance.now() - begin < DURATION; count += 1) await verify(hash, ADMIN.password);
  return (count * 1_000) / (performance.now() - begin);
}

/** Most are sent away: the line of passwords is short. */
async function flood(url: string): Promise<void> {
  const requests = [{ ...LOGIN, body: JSON.stringify({ ...ADMIN, password: 'wrong' }) }];
  await autocannon({ url, requests, connections: FLOOD, overallRate: FLOOD, duration: SECONDS });
}

/** Ms within which 99 of 100 visitors have their list. */
async function listTimes(url: string): Promise<number> {
  const { latency, errors, non2xx } = await autocannon({
    url: url + api.products({ limit: 24 }),
    connections: VISITORS,
    overallRate: 100,
    duration: SECONDS,
  });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} lists were not answered`);
  return latency.p99;
}

const perSecond = (count: number) => `${count.toFixed(1)} a second`;
