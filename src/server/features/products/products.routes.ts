import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, entryStateSchema, listAnswer } from '#contract/common.ts';
import { productFiltersSchema, productQuerySchema, productSchema } from '#contract/products.ts';
import { productApi } from '#contract/product-routes.ts';
import { api } from '#contract/routes.ts';
import { PRICE_BANDS } from '#domain/price-bands.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { readUser } from '#server/platform/http/auth.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import type { ResponseCache } from '#server/platform/responses/response-cache.ts';
import { sendPublicList } from '#server/platform/responses/public-list.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { readKinds, readPriceBands } from './product-filters.repository.ts';
import {
  PRODUCT_ORDERS,
  countProducts,
  findProduct,
  findPublicProduct,
  listProducts,
} from './products.repository.ts';
import { readRelated } from './related-products.repository.ts';

const listSchema = listAnswer(productSchema);
const filtersSchema = answer(productFiltersSchema);
const relatedSchema = answer(z.array(productSchema));
const oneSchema = answer(productSchema);
/** With the entry's state for the admin. */
const seenSchema = answer(productSchema.extend(entryStateSchema.partial().shape));

const CONFIG = { ignoresCounts: true };
const LIST = {
  summary: 'The active products',
  querystring: productQuerySchema,
  response: { 200: listSchema, ...errorResponses },
};
const FILTERS = {
  summary: 'The kinds and prices that the active products may be filtered by',
  querystring: noQuerySchema,
  response: { 200: filtersSchema, ...errorResponses },
};
const ONE = {
  summary: 'An active product; an inactive one, too, for the superAdmin',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: seenSchema, ...errorResponses },
};

const RELATED = {
  summary:
    'At most four pieces like it that are in stock, the nearest in price first; of an inactive one for the superAdmin',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: relatedSchema, ...errorResponses },
};

interface ProductRouteOptions {
  db: Database;
  responseCache: ResponseCache;
  now: () => Date;
}

export const productRoutes: FastifyPluginAsyncZod<ProductRouteOptions> = async (
  app,
  { db, responseCache, now },
) => {
  app.get(
    api.products.template,
    { schema: LIST, onRequest: responseCache.serveCached, config: CONFIG },
    (request, reply) => {
      const { sort = 'recommended', category, kind, maxPrice } = request.query;
      const [order, filter] = [PRODUCT_ORDERS[sort], { category, kind, maxPrice }];
      return sendPublicList(responseCache, request, reply, {
        path: '/products',
        query: request.query,
        schema: listSchema,
        isEndless: maxPrice !== undefined && !PRICE_BANDS.includes(maxPrice),
        order,
        read: (start, limit) => listProducts(db, filter, order, { start, limit }, now()),
        count: () => countProducts(db, filter),
      });
    },
  );

  app.get(
    productApi.filters.template,
    { schema: FILTERS, onRequest: responseCache.serveCached, config: CONFIG },
    (request, reply) =>
      responseCache.send(request, reply, {
        key: '/product-filters',
        url: request.url,
        schema: filtersSchema,
        make: async () => {
          const count = await responseCache.count('/products?', () => countProducts(db, {}));
          return { data: { kinds: await readKinds(db), maxPrices: await readPriceBands(db, count) } };
        },
      }),
  );

  app.get(
    api.product.template,
    { schema: ONE, onRequest: readUser, config: CONFIG },
    async (request, reply) => {
      const { id } = request.params;
      if (request.user?.role === 'superAdmin') return entryResponse(reply, await findProduct(db, id));
      return responseCache.send(request, reply, {
        key: `/products/${id}`,
        schema: oneSchema,
        make: async () => {
          const product = await findPublicProduct(db, id, now());
          if (!product) throw new ApiError('not_found');
          return { data: product };
        },
      });
    },
  );

  app.get(
    productApi.related.template,
    { schema: RELATED, onRequest: readUser, config: CONFIG },
    (request, reply) => {
      const { id } = request.params;
      const isAdmin = request.user?.role === 'superAdmin';
      return responseCache.send(request, reply, {
        key: isAdmin ? null : `/products/${id}/related`,
        schema: relatedSchema,
        make: async () => {
          const data = await readRelated(db, id, { hiddenToo: isAdmin, now: now() });
          if (!data) throw new ApiError('not_found');
          return { data };
        },
      });
    },
  );
};
