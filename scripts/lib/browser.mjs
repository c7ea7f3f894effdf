/** The browser that the journeys run in. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** The headless build first: the same engine for two thirds of the work. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * The path of a Chromium or Chrome: CHROMIUM_PATH, else one on the PATH, else Debian's package,
 * which is installed where that is allowed. Null, after a line on what to do, where there is none.
 */
export async function ensureBrowser() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    console.error(`CHROMIUM_PATH is ${wanted}, but there is no such file.`);
    return null;
  }
  const found = findBrowser() ?? (await installBrowser());
  if (!found) {
    console.error('The journeys need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  }
  return found;
}

function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((dir) => NAMES.map((name) => join(dir, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? null;
}

async function installBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-q'], { env })) !== 0) return null;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })) === 0) break;
  }
  return findBrowser();
}
