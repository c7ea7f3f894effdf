/** `npm run build`: builds the pages, and the demo pictures that are missing. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt({ always: true });
