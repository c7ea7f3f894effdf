/**
 * Renders one page over and over in a process of its own, past everything that keeps pages:
 * `node renders.ts FOLDER PATH SECONDS`, on a folder whose shop has its demo. Prints, as JSON, how many ms of the
 * processor a page takes to be rendered and then to be packed, its parts' answers included.
 */
import { join } from 'node:path';
import { buildApp } from '../../src/server/app.ts';
import { readConfig } from '../../src/server/config.ts';
import { openDatabase } from '../../src/server/db/connection.ts';
import { createFileStore } from '../../src/server/files/file-store.ts';
import { inProcess } from '../../src/server/ssr/in-process.ts';
import { pack } from '../../src/server/platform/pack.ts';
import { loadRenderer } from '../../src/server/ssr/renderer.ts';


const [folder, path, seconds] = process.argv.slice(2) as [string, string, string];
const db = await openDatabase({ kind: 'sqlite', file: join(folder, 'shop.db') });
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder });
const app = await buildApp({ config, db, files: createFileStore({ dir: join(folder, 'files') }) });
const renderer = await loadRenderer(join(import.meta.dirname, '../../dist'));
const render = () => renderer.render(path, path.startsWith('/en') ? 'en' : 'he', inProcess(app).transport, new Date());

/** Ms of the processor for one, the best fifth of a second. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (const end = performance.now() + Number(seconds) * 1_000; performance.now() < end; ) {
    const start = process.cpuUsage();
    let count = 0;
    for (const slice = performance.now() + 200; performance.now() < slice; count++) await work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1_000 / count);
  }
  return best;
}

const { html } = await render();
const rendering = await costOf(render);
const page = Buffer.from(html);
const packing = await costOf(() => pack(page, 'br'));
process.stdout.write(JSON.stringify({ rendering, packing, bytes: page.length }));
await app.close();
await db.destroy();
