/** POST /admin/demo/clear: the button on the admin's first page. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { demoClearedSchema } from '#contract/admin.ts';
import { answer } from '#contract/common.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { clearDemo } from '#server/demo/clear.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { emptyBodySchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';

const CLEAR = {
  summary: 'Takes out the demo entries that nobody has changed',
  querystring: noQuerySchema,
  body: emptyBodySchema,
  response: { 200: answer(demoClearedSchema), ...errorResponses },
};

interface Options {
  catalogue: CatalogueVersion;
  now: () => Date;
}

export const demoAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { catalogue, now }) => {
  app.post(adminApi.clearDemo.template, { schema: CLEAR }, async (request) => {
    const removed = await clearDemo({ catalogue, by: userOf(request)._id, now: now() });
    return { data: { removed } };
  });
};
