import type { FastifyPluginAsync } from 'fastify';
import { PRODUCT_CSV } from '#contract/product-csv.ts';
import type { AdminProduct } from '#contract/products.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { csvResponses, sendCsv } from '#server/platform/responses/csv.ts';
import { allProductIds, readProducts } from './products.repository.ts';

const BATCH = 500;

const EXPORT = {
  summary: 'All products as CSV, inactive ones too; an import reads it back',
  querystring: noQuerySchema,
  response: csvResponses,
};

export const productExportRoutes: FastifyPluginAsync<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  app.get(adminApi.productExport.template, { schema: EXPORT }, async (_request, reply) =>
    sendCsv(reply, { name: 'products', now: now(), columns: PRODUCT_CSV, batches: inBatches(db) }),
  );
};

/** The ids are of one moment, so none repeats; a product deleted meanwhile is left out. */
async function* inBatches(db: Database): AsyncGenerator<AdminProduct[]> {
  const ids = await allProductIds(db);
  for (let from = 0; from < ids.length; from += BATCH) {
    const wanted = ids.slice(from, from + BATCH);
    const found = new Map(
      (await readProducts(db, wanted)).map((product) => [product._id as string, product]),
    );
    yield wanted.flatMap((id) => found.get(id) ?? []);
  }
}
