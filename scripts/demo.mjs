/** `npm run demo -- clear`: takes the demo catalogue out, without the shop's pages. */
import { ensureInstalled } from './lib/install.mjs';
import { node24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
process.exit(await run(node24(), ['src/server/demo.ts', ...process.argv.slice(2)]));
