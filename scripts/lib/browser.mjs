import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The headless build: two thirds of the work, but it fetches pictures earlier. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * CHROMIUM_PATH, a browser on the PATH, or Debian's package, installed if allowed. Null, after a hint, if there is none.
 * `whole`: not the headless build, where it matters what a page loads.
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
