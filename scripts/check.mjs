/** `npm run check`: types, lint, styles, unused code, architecture. */
import { CHECKS } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSteps } from './lib/steps.mjs';

await ensureInstalled();
process.exit(await runSteps('check', CHECKS));
