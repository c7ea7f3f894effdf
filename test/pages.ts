/** The built pages; `npm run build` makes them. */
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { type Pages, loadPages } from '#server/ssr/load-pages.ts';
import { type PagesSources, pagesPlugin } from '#server/ssr/pages.plugin.ts';
import { type Renderer, loadRenderer } from '#server/ssr/renderer.ts';

export const CLIENT_DIR = join(import.meta.dirname, '../dist/client');
const DIST = join(CLIENT_DIR, '..');

let loaded: Promise<Pages> | null = null;

/** For `createTestApp`, so that it serves pages too. */
export async function builtPages() {
  loaded ??= loadPages({ distDir: DIST, development: false });
  const { plugin, scriptHashes } = await loaded;
  return { pages: plugin, scriptHashes };
}

export interface WatchedPages {
  pages: FastifyPluginAsync<PagesSources>;
  /** Rendered addresses, in order. */
  rendered: string[];
  /** Blocks every render once it has its data; returns what releases them. */
  hold: () => () => void;
}

/** Records what is rendered, by the built pages or by `render`. */
export async function watchedPages(render?: Renderer['render']): Promise<WatchedPages> {
  const real = render ?? (await loadRenderer(DIST)).render;
  const rendered: string[] = [];
  let held: Promise<unknown> = Promise.resolve();
  const watched: Renderer['render'] = async (href, ...rest) => {
    rendered.push(href);
    const page = await real(href, ...rest);
    await held;
    return page;
  };
  return {
    rendered,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    pages: (app, sources) =>
      pagesPlugin(app, {
        renderer: { render: watched, scriptHashes: [] },
        clientDir: CLIENT_DIR,
        ...sources,
      }),
  };
}
