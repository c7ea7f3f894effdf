/** `npm run bench`: budgets, measured on a production build. */
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, ensurePostgres } from './lib/install.mjs';
import { node24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
await ensurePostgres();
const browser = await ensureBrowser({ whole: true });
if (!browser) process.exit(1);
await ensureBuilt();
process.exit(
  await run(node24(), ['bench/run.ts', ...process.argv.slice(2)], { env: { CHROMIUM_PATH: browser } }),
);
