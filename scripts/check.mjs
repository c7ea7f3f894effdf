/** `npm run check`: types, lint, styles, unused code, architecture. */
import { CHECKS } from './lib/check.mjs';
import { ensureInstalled, ensurePostgres } from './lib/install.mjs';
import { runSteps } from './lib/steps.mjs';

await ensureInstalled();
// The architecture test runs among the others, which need it.
await ensurePostgres();
process.exit(await runSteps('check', CHECKS));
