/** `npm run dev`: the shop from its sources, started again at every change. */
import { ensurePictures } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node24 } from './lib/paths.mjs';
import { run } from './lib/run.mjs';

await ensureInstalled();
await ensurePictures();
process.exit(await run(node24(), ['--watch', 'src/server/main.ts'], { env: { NODE_ENV: 'development' } }));
