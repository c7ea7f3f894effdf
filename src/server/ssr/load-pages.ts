import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { type PagesSources, pagesPlugin } from './pages.plugin.ts';
import { loadRenderer } from './renderer.ts';

export interface Pages {
  plugin: FastifyPluginAsync<PagesSources>;
  scriptHashes: string[];
}

export async function loadPages({
  distDir,
  development,
}: {
  distDir: string;
  development: boolean;
}): Promise<Pages> {
  if (development) {
    const { loadDevRenderer } = await import('./dev-renderer.ts');
    const renderer = await loadDevRenderer();
    return {
      scriptHashes: [],
      plugin: async (app, sources) => {
        renderer.attach(app);
        await pagesPlugin(app, { renderer, ...sources });
      },
    };
  }
  const renderer = await loadRenderer(distDir);
  return {
    scriptHashes: renderer.scriptHashes,
    plugin: (app, sources) => pagesPlugin(app, { renderer, clientDir: join(distDir, 'client'), ...sources }),
  };
}
