import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type CatalogueVersion, ignoringLagging } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { VersionedCache } from '#server/platform/concurrency/versioned-cache.ts';
import { type ReadyResponse, sendResponse, textResponse } from '#server/platform/responses/ready-response.ts';
import { countFound, listFound } from './sitemap.repository.ts';
import { PART_SIZE, sitemapIndex, sitemapPart, wholeSitemap } from './sitemap.ts';

const ROUTE = { schema: { hide: true }, config: { queue: 'pages' } } as const;
const XML = 'application/xml; charset=utf-8';
/** A few parts: a crawler reads each of them once. */
const CAPACITY = { max: 2_000, maxBytes: 8 * 1024 * 1024 };

type Document = ReadyResponse | 'missing';

interface SitemapOptions {
  db: Database;
  catalogue: CatalogueVersion;
  publicUrl: string;
  partSize?: number;
}

export const sitemapRoutes: FastifyPluginAsync<SitemapOptions> = async (app, options) => {
  const { db, catalogue, publicUrl, partSize = PART_SIZE } = options;
  const documents = new VersionedCache<Document>({
    ...CAPACITY,
    bytesOf: (document) => (document === 'missing' ? 1 : document.body.length),
  });

  async function main(): Promise<string> {
    const total = await countFound(db);
    if (total > partSize) return sitemapIndex(publicUrl, Math.ceil(total / partSize));
    return wholeSitemap(publicUrl, await listFound(db, { offset: 0, limit: partSize }));
  }

  /** Null if there is no such part. */
  async function part(number: number): Promise<string | null> {
    const total = await countFound(db);
    const offset = (number - 1) * partSize;
    if (total <= partSize || offset >= total) return null;
    return sitemapPart(publicUrl, number, await listFound(db, { offset, limit: partSize }));
  }

  async function cached(name: string, make: () => Promise<string | null>): Promise<Document> {
    return documents.get(ignoringLagging(await catalogue.version()), name, async () => {
      const xml = await make();
      return xml === null ? 'missing' : textResponse(xml, XML);
    });
  }

  async function send(request: FastifyRequest, reply: FastifyReply, document: Document) {
    if (document === 'missing') return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    sendResponse(request, reply, document);
    return reply;
  }

  app.get('/sitemap.xml', ROUTE, async (request, reply) => send(request, reply, await cached('main', main)));

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}).xml',
    ROUTE,
    async (request, reply) => {
      const number = Number(request.params.part);
      return send(request, reply, await cached(String(number), () => part(number)));
    },
  );
};
