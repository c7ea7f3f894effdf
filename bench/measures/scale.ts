/** Compares shops of different sizes in turns, so that a busy machine slows them alike and the ratio is meaningful. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseAddress } from '#server/db/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#test/embedded-postgres.ts';
import { createDatabase } from '../lib/bench-postgres.ts';
import { type Size, fillShop } from '../lib/large-shop.ts';
import { type Bench, type Line, type Measure, median } from '../lib/measure.ts';
import {
  FLAT_CALLS,
  type FilledShop,
  GROWING_CALLS,
  type ScaleCall,
  withCallers,
} from '../lib/scale-calls.ts';
import { type RunningServer, startShopBeside, temporaryFolder } from '../lib/servers.ts';

const SMALL: Size = { products: 100, users: 1_000, carts: 100, messages: 100 };
const MIDDLE: Size = { products: 10_000, users: 100_000, carts: 10_000, messages: 1_000 };
const LARGE: Size = { products: 100_000, users: 1_000_000, carts: 100_000, messages: 10_000 };

const MOST_TIMES = 2;
const MOST_MB = 400;
const MOST_START_MS = 5_000;
const TURNS = 15;
/** Of calls that may take long. */
const FEW_TURNS = 3;

export const scale: Measure = {
  title: 'A shop that grows: SQLite, shops side by side, their times in ms',
  run: ({ long }) => growing(long, null),
};

export const scaleOnPostgres: Measure = {
  title: 'A shop that grows: PostgreSQL, shops side by side, their times in ms',
  async run({ long }: Bench) {
    const postgres = await startEmbeddedPostgres();
    try {
      return await growing(long, postgres);
    } finally {
      // It would outlive this process.
      await postgres.stop();
    }
  },
};

/** SQLite without `postgres`. */
async function growing(long: boolean, postgres: EmbeddedPostgres | null): Promise<Line[]> {
  const sizes = long ? [SMALL, MIDDLE, LARGE] : [SMALL, MIDDLE];
  const servers: RunningServer[] = [];
  for (const [place, size] of sizes.entries()) servers.push(await startFilled(place, size, postgres));
  const shops = await Promise.all(servers.map(withCallers));
  const lines: Line[] = [
    { what: 'their products, users and open carts', figure: sizes.map(tellSize).join('; ') },
    limited(
      'started again in',
      servers.map(({ startedIn }) => startedIn),
      MOST_START_MS,
      'ms',
    ),
  ];
  for (const call of FLAT_CALLS) lines.push(await compare(shops, call, TURNS, MOST_TIMES));
  lines.push(limited('most memory so far', shops.map(mostMemory), MOST_MB, 'MB'));
  for (const call of [...GROWING_CALLS, WHOLE_LIST]) lines.push(await compare(shops, call, FEW_TURNS));
  lines.push(limited('most memory after that', shops.map(mostMemory), MOST_MB, 'MB'));
  await Promise.all(servers.map((server) => server.stop()));
  return lines;
}

const WHOLE_LIST: ScaleCall = {
  what: "all products for the admin's table",
  ask: async ({ url, admin }) => {
    const answer = await fetch(`${url}/api/products/all`, { headers: { authorization: `Bearer ${admin}` } });
    if (!answer.ok || !answer.body) throw new Error(`The whole list: ${answer.status}`);
    for await (const chunk of answer.body) void chunk;
  },
};

export async function startFilled(
  place: number,
  size: Size,
  postgres: EmbeddedPostgres | null,
): Promise<RunningServer> {
  const dataDir = temporaryFolder();
  const address: DatabaseAddress = postgres
    ? { kind: 'postgres', url: await createDatabase(postgres, `shop_${place}`) }
    : { kind: 'sqlite', file: join(dataDir, 'shop.db') };
  const settings: Record<string, string> = address.kind === 'postgres' ? { DATABASE_URL: address.url } : {};
  await (await startShopBeside(place, dataDir, settings)).stop();
  await fillShop(address, size);
  return startShopBeside(place, dataDir, settings);
}

/** In turns; the figure is the ratio to the smallest. */
export async function compare(
  shops: FilledShop[],
  { what, ask }: ScaleCall,
  turns: number,
  most?: number,
): Promise<Line> {
  const times = shops.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (let step = 0; step < shops.length; step += 1) {
      const place = (turn + step) % shops.length;
      const begin = performance.now();
      await ask(shops[place]!, turn);
      times[place]!.push(performance.now() - begin);
    }
  }
  const medians = times.map(median);
  const ratio = Math.max(...medians.map((time) => time / medians[0]!));
  const figure = `${medians.map((time) => time.toFixed(1)).join(', ')}: ${ratio.toFixed(1)} times`;
  return most === undefined ? { what, figure } : { what, figure, budget: `${most} times`, ok: ratio <= most };
}

function limited(what: string, values: number[], most: number, unit: string): Line {
  const figure = `${values.map((value) => Math.round(value).toLocaleString('en')).join(', ')} ${unit}`;
  return {
    what,
    figure,
    budget: `${most.toLocaleString('en')} ${unit}`,
    ok: values.every((value) => value <= most),
  };
}

/** The process's peak in MB, as Linux counts it. */
function mostMemory({ pid }: FilledShop): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return (Number(kilobytes![1]) * 1_024) / 1_000_000;
}

const tellSize = ({ products, users, carts }: Size) =>
  [products, users, carts].map((count) => count.toLocaleString('en')).join(', ');
