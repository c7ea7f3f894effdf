import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { overviewSchema } from '#contract/admin.ts';
import { answer } from '#contract/common.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { readOverview } from './overview.service.ts';

const OVERVIEW = {
  summary: 'What needs attention today: stock, workshops, English texts, customers, messages',
  querystring: noQuerySchema,
  response: { 200: answer(overviewSchema), ...errorResponses },
};

export const overviewAdminRoutes: FastifyPluginAsyncZod<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  app.get(adminApi.overview.template, { schema: OVERVIEW }, async () => ({
    data: await readOverview(db, now()),
  }));
};
