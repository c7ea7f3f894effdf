/** `npm run dev`: runs the shop from its sources and restarts it on changes. */
import { ensurePictures } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

/** Vite reloads the pages' code in the running shop. */
const WATCHED = ['src/server', 'src/domain', 'src/contract', 'src/i18n', 'vite.config.ts'];

await ensureInstalled();
await ensurePictures();
const watching = WATCHED.map((path) => `--watch-path=${path}`);
process.exit(await run(node24(), [...watching, 'src/server/main.ts'], { env: { NODE_ENV: 'development' } }));
