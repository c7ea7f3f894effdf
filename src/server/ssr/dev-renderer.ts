import type { FastifyInstance } from 'fastify';
import type { Renderer, ServerEntry } from './renderer.ts';
import { assemble } from './renderer.ts';

export interface DevRenderer extends Renderer {
  /** Register it before the pages. */
  attach: (app: FastifyInstance) => void;
}

export async function loadDevRenderer(): Promise<DevRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const entry = async () => (await vite.ssrLoadModule('/src/web/entry.server.tsx')) as ServerEntry;
  return {
    scriptHashes: [],
    async render(href, _lang, transport, now) {
      const server = await entry();
      const page = await server.renderPage(href, transport, now);
      const html = assemble(page, server, { scripts: ['/src/web/entry.client.tsx'], styles: '' });
      return { status: page.status, html: await vite.transformIndexHtml(href, html) };
    },
    attach(app) {
      app.addHook('onRequest', (request, reply, done) => {
        // Vite inlines scripts and styles, which the policy forbids.
        reply.removeHeader('content-security-policy');
        if (/^\/(?:api|files)(?:[/?]|$)/.test(request.url)) done();
        else vite.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
