/** `/sitemap.xml` and, for a large shop, its parts; each is made once for each version of the catalogue. */
import type { FastifyPluginAsync } from 'fastify';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { type ReadyResponse, sendResponse, textResponse } from '#server/platform/responses/ready-response.ts';
import { AnswerCache } from '#server/platform/responses/answer-cache.ts';
import { countFound, listFound } from './sitemap.repository.ts';
import { PART_SIZE, sitemapIndex, sitemapPart, wholeSitemap } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
/** Of kept documents: a few parts. Whoever reads them all reads each once. */
const MAX_BYTES = 8 * 1024 * 1024;

interface SitemapOptions {
  db: Database;
  catalogue: CatalogueVersion;
  publicUrl: string;
  /** Entries of one document. */
  partSize?: number;
}

export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, options) => {
  const { db, catalogue, publicUrl, partSize = PART_SIZE } = options;
  const cache = new AnswerCache({ maxBytes: MAX_BYTES });

  async function main(): Promise<string> {
    const total = await countFound(db);
    if (total > partSize) return sitemapIndex(publicUrl, Math.ceil(total / partSize));
    return wholeSitemap(publicUrl, await listFound(db, { offset: 0, limit: partSize }));
  }

  /** Null when there is no such part. */
  async function part(number: number): Promise<string | null> {
    const total = await countFound(db);
    const offset = (number - 1) * partSize;
    if (total <= partSize || offset >= total) return null;
    return sitemapPart(publicUrl, number, await listFound(db, { offset, limit: partSize }));
  }

  async function keptOr(name: string, make: () => Promise<string | null>): Promise<ReadyResponse | null> {
    const version = await catalogue.version();
    const kept = cache.get(version, name);
    if (kept) return kept;
    const document = await make();
    if (document === null) return null;
    const answer = textResponse(document, XML);
    cache.set(version, name, answer);
    return answer;
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    sendResponse(request, reply, (await keptOr('main', main))!);
    return reply;
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    { schema: { hide: true } },
    async (request, reply) => {
      const number = Number(request.params.part);
      const answer = await keptOr(String(number), () => part(number));
      if (!answer) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      sendResponse(request, reply, answer);
      return reply;
    },
  );
};
