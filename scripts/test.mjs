/** `npm test`. With `--long` every journey runs on every screen in both languages, and faults and load in full. */
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { CHECKS } from './lib/check.mjs';
import { ensureInstalled, ensurePostgres } from './lib/install.mjs';
import { ROOT } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

await ensureInstalled();
await ensurePostgres();
const TEST_LONG = process.argv.includes('--long') ? 'on' : 'off';
const browser = await ensureBrowser();
if (!browser) process.exit(1);
/** A shop's process starts in half the time; tests start many. */
process.env.NODE_COMPILE_CACHE = join(ROOT, '.cache/compiled');
/** They print times too, which never fail. */
const SIZES = ['bench/run.ts', 'weight', 'phone'];

process.exit(
  await runSteps('test', [
    ...CHECKS,
    ['Build', () => ensureBuilt()],
    ['Unit and API tests', () => run('vitest', ['run'], { env: { TEST_LONG } })],
    ['Sizes', () => run('node', SIZES, { env: { CHROMIUM_PATH: browser, BENCH_ROUNDS: '1' } })],
    ['Journeys', () => run('playwright', ['test'], { env: { CHROMIUM_PATH: browser, TEST_LONG } })],
  ]),
);
