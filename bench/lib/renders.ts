/** `node renders.ts PATH …` prints the CPU time of each uncached page of the demo catalogue as JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLanguage } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedDemo } from '#server/demo/seed.ts';
import { createFileStore } from '#server/pictures/file-store.ts';
import { inProcess } from '#server/ssr/in-process.ts';
import { compress } from '#server/platform/responses/compression.ts';
import { loadRenderer } from '#server/ssr/renderer.ts';

export interface RenderCost {
  path: string;
  /** ms of CPU for the HTML, with the API's responses in it */
  rendering: number;
  /** ms of CPU for compressing it as browsers request it */
  packing: number;
  bytes: number;
  packedBytes: number;
}

/** ms per slice, and their number: the fastest counts, as the least disturbed. */
const SLICE = 150;
const SLICES = 12;
/** Warm-up renders, after which the relevant code is compiled. */
const WARMING = 200;

async function cheapest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let slice = 0; slice < SLICES; slice += 1) {
    const start = process.cpuUsage();
    let count = 0;
    for (const end = performance.now() + SLICE; performance.now() < end; count += 1) await work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000 / count);
  }
  return best;
}

const dir = mkdtempSync(join(tmpdir(), 'shop-renders-'));
const db = await openDatabase({ kind: 'sqlite', file: join(dir, 'shop.db') });
await migrate(db);
const files = createFileStore({ dir: join(dir, 'files') });
await seedDemo({ db, files, now: new Date() });
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dir });
const app = await buildApp({ config, db, files });
const renderer = await loadRenderer(join(import.meta.dirname, '../../dist'));

const costs: RenderCost[] = [];
for (const path of process.argv.slice(2)) {
  const render = () => renderer.render(path, readLanguage(path).lang, inProcess(app).transport, new Date());
  for (let time = 0; time < WARMING; time += 1) await render();
  const page = Buffer.from((await render()).html);
  const packed = await compress(page, 'br');
  const rendering = await cheapest(render);
  const packing = await cheapest(() => compress(page, 'br'));
  costs.push({ path, rendering, packing, bytes: page.length, packedBytes: packed.length });
}
process.stdout.write(JSON.stringify(costs));
await app.close();
await db.destroy();
rmSync(dir, { recursive: true });
