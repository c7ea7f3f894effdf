/** The browser that the journeys and the measures run in. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The same engine without what draws windows: two thirds of the work, but it fetches pictures earlier. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, else one on the PATH, else Debian's package,
 * which is installed where that is allowed. Null, after a line on what to do, where there is none.
 * `whole`: not the headless build, since what a page loads is to be as a visitor's browser loads it.
 */
export async function ensureBrowser({ whole = false } = {}) {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    console.error(`CHROMIUM_PATH is ${wanted}, but there is no such file.`);
    return null;
  }
  const found = findBrowser(whole) ?? (await installBrowser(whole));
  if (!found) {
    console.error('This needs Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  }
  return found;
}

function findBrowser(whole) {
  const names = whole ? NAMES : [HEADLESS, ...NAMES];
  const directories = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => directories.map((directory) => join(directory, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? null;
}

async function installBrowser(whole) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-q'], { env })) !== 0) return null;
  for (const name of whole ? ['chromium'] : [HEADLESS, 'chromium']) {
    if ((await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })) === 0)
      break;
  }
  return findBrowser(whole);
}
