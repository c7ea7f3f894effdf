/** Requests per second as a share of a bare node:http server's, because the number alone depends on the machine. */
import { api } from '#contract/routes.ts';
import { besideBare, percent } from '../lib/beside-bare.ts';
import { fillProducts } from '../lib/many-products.ts';
import type { Line, Measure } from '../lib/measure.ts';
import { type RunningServer, startShopBeside, temporaryFolder } from '../lib/servers.ts';

const CONNECTIONS = 16;
const MANY = 1_000;
/** ms for 99 of 100 responses */
const P99 = 20;

interface Call {
  name: string;
  path: string;
  encoding?: string;
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

async function compare(
  { url }: RunningServer,
  { name, path, encoding = 'identity', share }: Call,
): Promise<Line[]> {
  const found = await besideBare(url + path, encoding, CONNECTIONS);
  const perSecond = Math.round(found.perSecond).toLocaleString('en');
  const figure = `${percent(found.share)} (${perSecond} a second, ${found.bytes.toLocaleString('en')} bytes)`;
  const what = `${name}: GET ${path}`;
  if (share === undefined) return [{ what, figure }];
  return [
    { what, figure, budget: `at least ${percent(share)}`, ok: found.share >= share },
    {
      what: `${name}: 99 % are answered within`,
      figure: `${found.p99} ms`,
      budget: `${P99} ms`,
      ok: found.p99 <= P99,
    },
  ];
}
