import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { searchQuerySchema, searchResultSchema } from '#contract/search.ts';
import { api } from '#contract/routes.ts';
import type { Database } from '#server/db/schema.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import type { ResponseCache } from '#server/platform/responses/response-cache.ts';
import { errorResponses } from '#server/platform/http/route-schemas.ts';
import { search } from './search-results.ts';

const resultsSchema = answer(z.array(searchResultSchema));

const SEARCH = {
  summary: 'Products, workshops and tutorials that a text means, the best first',
  querystring: searchQuerySchema,
  response: { 200: resultsSchema, ...errorResponses },
};

interface SearchOptions {
  db: Database;
  responseCache: ResponseCache;
  now: () => Date;
  onEmpty: (request: FastifyRequest, query: string, limit: number) => Promise<void>;
}

export const searchRoutes: FastifyPluginAsyncZod<SearchOptions> = async (app, options) => {
  const { db, responseCache, now, onEmpty } = options;
  app.get(api.search.template, { schema: SEARCH, config: { queue: 'api' } }, (request, reply) => {
    const { q: query, limit, lang = errorLanguage(request.headers['accept-language']) } = request.query;
    if (!request.query.lang) reply.header('vary', 'Accept-Language');
    return responseCache.send(request, reply, {
      // Not cached: queries are endless.
      key: null,
      schema: resultsSchema,
      make: async () => {
        const data = await search(db, { query, limit, lang, now: now() });
        if (data.length === 0) await onEmpty(request, query, limit);
        return { data };
      },
    });
  });
};
