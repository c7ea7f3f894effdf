/** Disk of a production installation and memory of an idle shop. Needs the registry. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { api, pages } from '#contract/routes.ts';
import type { Line, Measure } from '../lib/measure.ts';
import { ROOT, startShop, temporaryFolder } from '../lib/servers.ts';

/** MB of 1,000,000 bytes */
const DISK = 300;
const MEMORY = 150;
const RELEASE = ['package.json', 'package-lock.json', '.npmrc', 'vite.config.ts', 'scripts', 'src', 'dist'];
const VISITS = [pages.home(), pages.shop(), pages.tutorials(), pages.workshops(), api.products()];
/** Requests of each page; ms of idle time afterwards. */
const ROUNDS = 5;
const REST = 3_000;

export const cost: Measure = {
  title: 'What it costs',
  async run({ shop }) {
    await shop.stop();
    return [...(await installed()), ...(await idle())];
  },
};

/** Installed and slimmed like `shop update`, then opened, so that nothing required is missing. */
async function installed(): Promise<Line[]> {
  const release = temporaryFolder();
  for (const part of RELEASE) cpSync(join(ROOT, part), join(release, part), { recursive: true });
  npm(release, 'ci', '--omit=dev', '--loglevel=error');
  const whole = megabytes(join(release, 'node_modules'));
  npm(release, 'run', '--silent', 'slim');
  const slim = megabytes(join(release, 'node_modules'));
  const shop = await startShop(temporaryFolder(), join(release, 'src/server/main.ts'));
  const page = await fetch(shop.url + pages.shop());
  await shop.stop();
  if (!page.ok) throw new Error(`The slimmed shop answered ${page.status}`);
  return [
    { what: 'node_modules of npm ci --omit=dev', figure: `${whole.toFixed(0)} MB` },
    {
      what: 'node_modules of a release, after npm run slim',
      figure: `${slim.toFixed(0)} MB`,
      budget: `${DISK} MB`,
      ok: slim <= DISK,
      binding: true,
      hint: 'du -sm node_modules/* after npm run slim; what the pages are bundled from is for building (package.json)',
    },
  ];
}

/** The machine's own npm: the project's Node is among what it removes. */
function npm(cwd: string, ...args: string[]): void {
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  execFileSync('npm', args, {
    cwd,
    env: { ...process.env, PATH: path.join(delimiter) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function megabytes(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6;
}

async function idle(): Promise<Line[]> {
  const dataDir = temporaryFolder();
  await (await startShop(dataDir)).stop();
  const shop = await startShop(dataDir);
  const begun = shop.memory();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of VISITS) await (await fetch(shop.url + path)).arrayBuffer();
  }
  await new Promise((resolve) => setTimeout(resolve, REST));
  const visited = shop.memory();
  await shop.stop();
  return [
    {
      what: 'memory after a start (resident)',
      figure: `${begun.toFixed(0)} MB`,
      budget: `${MEMORY} MB`,
      ok: begun <= MEMORY,
    },
    {
      what: `the same after ${ROUNDS * VISITS.length} visits, at rest`,
      figure: `${visited.toFixed(0)} MB`,
      budget: `${MEMORY} MB`,
      ok: visited <= MEMORY,
    },
  ];
}
