/** Cached pages, compared to a bare server that answers the same bytes; and the processor time of a new one. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { api, pages } from '#contract/routes.ts';
import { besideBare, percent } from '../lib/beside-bare.ts';
import { call } from '../lib/customers.ts';
import { type Bench, type Line, type Measure, kilobytes } from '../lib/measure.ts';
import type { RenderCost } from '../lib/renders.ts';

const CONNECTIONS = 10;
const SHARE = 0.6;
const RENDERS = 400;

/** Compressed as for browsers, and the largest once uncompressed. */
const CACHED = [
  [pages.home(), 'br'],
  [pages.shop(), 'br'],
  [pages.shop(), 'identity'],
  [pages.tutorials(), 'br'],
] as const;

export const cachedPages: Measure = {
  title:
    'Pages: cached ones, as a share of a bare node:http server with the same bytes, and new ones, on one core',
  async run(bench) {
    const [product] = await call(bench.shop.url, 'GET', api.products({ limit: 1 }));
    const cached: Line[] = [];
    for (const [path, encoding] of CACHED) cached.push(await compare(bench, path, encoding));
    const paths = [pages.home(), pages.shop(), pages.product(product._id), pages.tutorials()];
    const script = join(import.meta.dirname, '../lib/renders.ts');
    const env = { ...process.env, NODE_ENV: 'production' };
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...paths], { env });
    return [...cached, ...(JSON.parse(stdout) as RenderCost[]).flatMap(linesOf)];
  },
};

async function compare({ shop }: Bench, path: string, encoding: string): Promise<Line> {
  const { share, perSecond, bytes } = await besideBare(shop.url + path, encoding, CONNECTIONS);
  const figure = `${percent(share)} (${Math.round(perSecond).toLocaleString('en')} a second, ${kilobytes(bytes)})`;
  return {
    what: `cached, ${encoding}: GET ${path}`,
    figure,
    budget: `at least ${percent(SHARE)}`,
    ok: share >= SHARE,
  };
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
