/** `/sitemap.xml` and, for a large shop, its parts; made once for each version of the catalogue. */
import type { FastifyPluginAsync } from 'fastify';
import type { Catalogue } from '../../db/catalogue.ts';
import type { Database } from '../../db/schema.ts';
import { type Answer, sendAnswer, textAnswer } from '../../platform/answer.ts';
import { listFound } from './sitemap.repository.ts';
import { makeSitemap } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';

interface SitemapOptions {
  db: Database;
  catalogue: Catalogue;
  publicUrl: string;
}

export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, { db, catalogue, publicUrl }) => {
  let kept: { version: string; documents: Promise<Answer[]> } | null = null;

  /** The main document, then the parts. */
  async function documents(): Promise<Answer[]> {
    const version = await catalogue.version();
    if (kept?.version === version) return kept.documents;
    const making = makeDocuments();
    kept = { version, documents: making };
    // A failure is not kept.
    making.catch(() => {
      if (kept?.documents === making) kept = null;
    });
    return making;
  }

  async function makeDocuments(): Promise<Answer[]> {
    const { main, parts } = makeSitemap(publicUrl, await listFound(db));
    return [main, ...parts].map((document) => textAnswer(document, XML));
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const [main] = await documents();
    sendAnswer(request, reply, main!);
    return reply;
  });

  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}).xml', { schema: { hide: true } }, async (request, reply) => {
    const part = (await documents())[Number(request.params.part)];
    if (!part) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    sendAnswer(request, reply, part);
    return reply;
  });
};
