/** What the server needs built: dist/client, dist/ssr, dist/compiled and dist/pictures. */
import { rmSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { runOrStop } from './run.mjs';
import { COMPILED } from './shop-process.mjs';
import { hasStamp, hashOf, putStamp } from './stamps.mjs';

const PAGES = [
  'src/web',
  'src/admin',
  'src/ui',
  'src/i18n',
  'src/contract',
  'src/domain',
  'vite.config.ts',
  'package-lock.json',
];
const PIPELINE = ['src/server/pictures', 'src/contract/pictures.ts', 'scripts/build-pictures.ts'];
const PICTURES = ['src/server/demo/pictures'];

/** Nothing has changed since the last build: the shop can start without development dependencies. */
export const isBuilt = () =>
  hasStamp('dist/pages.stamp', hashOf(PAGES)) && hasStamp('dist/pictures.stamp', picturesStamp());

/** Builds what has changed, or everything with `always`. */
export async function ensureBuilt({ always = false } = {}) {
  await ensurePages(always);
  await ensurePictures();
}

async function ensurePages(always) {
  const stamp = hashOf(PAGES);
  if (!always && hasStamp('dist/pages.stamp', stamp)) return;
  console.log('Building the pages …');
  rmSync(inRoot('dist', 'pages.stamp'), { force: true });
  const env = { NODE_ENV: 'production' };
  await runOrStop('vite', ['build', '--logLevel', 'warn'], { env });
  await runOrStop('vite', ['build', '--ssr', 'src/web/entry.server.tsx', '--logLevel', 'warn'], { env });
  rmSync(COMPILED, { recursive: true, force: true });
  await runOrStop('node', ['src/server/compile.ts'], { env: { ...env, NODE_COMPILE_CACHE: COMPILED } });
  putStamp('dist/pages.stamp', stamp);
}

/** Keeps existing pictures as long as their code is the same. */
export async function ensurePictures() {
  const pipeline = hashOf(PIPELINE);
  const stamp = picturesStamp();
  if (hasStamp('dist/pictures.stamp', stamp)) return;
  if (!hasStamp('dist/pictures.pipeline', pipeline))
    rmSync(inRoot('dist', 'pictures'), { recursive: true, force: true });
  putStamp('dist/pictures.pipeline', pipeline);
  await runOrStop('node', ['scripts/build-pictures.ts']);
  putStamp('dist/pictures.stamp', stamp);
}

const picturesStamp = () => `${hashOf(PIPELINE)} ${hashOf(PICTURES)}`;
