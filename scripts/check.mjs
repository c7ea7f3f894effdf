import { CHECKS } from './lib/check.mjs';
import { ensureInstalled, ensurePostgres } from './lib/install.mjs';
import { runSteps } from './lib/steps.mjs';

await ensureInstalled();
// The architecture test needs the others' setup.
await ensurePostgres();
process.exit(await runSteps('check', CHECKS));
