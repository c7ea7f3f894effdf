/** Changes of carts per second, beside the disk's own speed, because a change is acknowledged after the disk's sync. */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { LINES, call, customerWithCart, linesOf } from '../lib/customers.ts';
import { type Bench, type Measure, median } from '../lib/measure.ts';
import { temporaryFolder } from '../lib/servers.ts';

const ROUNDS = 3;
/** ms per round */
const DURATION = 3_000;
const CUSTOMERS = 8;
/** Per second, where the disk is fast enough. */
const WANTED = 500;
/** Bytes that a small transaction writes: a page of the log. */
const PAGE = 4_096;

export const cart: Measure = {
  title: 'Changes of carts a second, and their share of what the disk can keep',
  async run({ shop }) {
    const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => aCustomer(shop)));
    const rounds: { changes: number; flushes: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const counts = await Promise.all(customers.map((change) => changesWithin(change, DURATION)));
      const changes = counts.reduce((sum, count) => sum + count, 0) / (DURATION / 1_000);
      rounds.push({ changes, flushes: flushesPerSecond() });
    }
    const changes = median(rounds.map((round) => round.changes));
    const flushes = median(rounds.map((round) => round.flushes));
    const share = median(rounds.map((round) => round.changes / round.flushes));
    const wanted = Math.min(WANTED, flushes);
    return [
      {
        what: `for comparison: ${PAGE.toLocaleString('en')} bytes written and flushed`,
        figure: perSecond(flushes),
      },
      {
        what: `PUT of a cart with ${LINES} lines, ${CUSTOMERS} customers at once`,
        figure: `${Math.round(share * 100)} % (${perSecond(changes)})`,
        budget: perSecond(wanted),
        ok: changes >= wanted,
      },
    ];
  },
};

type Change = () => Promise<void>;

async function aCustomer({ url }: Bench['shop']): Promise<Change> {
  const { token, cart: path, products } = await customerWithCart(url);
  let turn = 0;
  return async () => {
    const quantity = 1 + (turn++ % 2);
    await call(url, 'PUT', path, { items: linesOf(products, quantity) }, token);
  };
}

async function changesWithin(change: Change, duration: number): Promise<number> {
  const end = performance.now() + duration;
  let count = 0;
  for (; performance.now() < end; count += 1) await change();
  return count;
}

function flushesPerSecond(): number {
  const file = openSync(join(temporaryFolder(), 'flushed'), 'w');
  const page = Buffer.alloc(PAGE, 'x');
  const begin = performance.now();
  let count = 0;
  for (; performance.now() - begin < DURATION; count += 1) {
    writeSync(file, page);
    fsyncSync(file);
  }
  const seconds = (performance.now() - begin) / 1_000;
  closeSync(file);
  return count / seconds;
}

const perSecond = (count: number) => `${Math.round(count).toLocaleString('en')} a second`;
