/** The built pages, as the server loads them; `npm run build` makes them. */
import { join } from 'node:path';
import { type Pages, loadPages } from '../src/server/ssr/load-pages.ts';

export const CLIENT_DIR = join(import.meta.dirname, '../dist/client');

let loaded: Promise<Pages> | null = null;

/** What `createTestApp` takes so that it answers pages, too. */
export async function builtPages() {
  loaded ??= loadPages({ distDir: join(CLIENT_DIR, '..'), development: false });
  const { plugin, scriptHashes } = await loaded;
  return { pages: plugin, scriptHashes };
}
