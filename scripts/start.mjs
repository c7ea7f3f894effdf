/** `npm start`: installs and builds what is missing, then runs the shop. */
import { ensureBuilt, isBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { SHOP_ENV } from './lib/shop-process.mjs';

const built = isBuilt();
await ensureInstalled({ building: !built });
if (!built) await ensureBuilt();
const env = { NODE_ENV: process.env.NODE_ENV ?? 'production', ...SHOP_ENV };
process.exit(await run(node24(), ['src/server/main.ts'], { env }));
