/** POST /admin/demo/clear: the button on the admin's first page. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demoClearedSchema } from '#contract/admin.ts';
import { answer } from '#contract/common.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { clearDemo } from '#server/demo/clear.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { emptyBodySchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';

const CLEAR = {
  summary: 'Takes out the demo entries that nobody has changed, and the orders and customers of the demo',
  querystring: noQuerySchema,
  body: emptyBodySchema,
  response: { 200: answer(demoClearedSchema), ...errorResponses },
};

interface Options {
  db: Database;
  catalogue: CatalogueVersion;
  now: () => Date;
}

export const demoAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, catalogue, now }) => {
  app.post(adminApi.clearDemo.template, { schema: CLEAR }, async (request) => {
    const { entries } = await clearDemo({ db, catalogue, by: userOf(request)._id, now: now() });
    return { data: { removed: entries } };
  });
};
