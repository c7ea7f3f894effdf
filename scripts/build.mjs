/** `npm run build`: the pages' code anew, and the demo pictures that are missing. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';

await ensureInstalled();
await ensureBuilt({ always: true });
