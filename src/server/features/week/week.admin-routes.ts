import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { weekSchema } from '#contract/week.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { PageCounts } from './page-counts.ts';
import { readWeek } from './week.service.ts';

const WEEK = {
  summary: 'Visits, what was looked at, searches without a result and carts of the last seven days',
  querystring: noQuerySchema,
  response: { 200: answer(weekSchema), ...errorResponses },
};

interface WeekOptions {
  db: Database;
  counts: PageCounts;
  now: () => Date;
}

export const weekAdminRoutes: FastifyPluginAsyncZod<WeekOptions> = async (app, { db, counts, now }) => {
  app.get(adminApi.week.template, { schema: WEEK }, async () => {
    await counts.storeAll();
    return { data: await readWeek(db, now()) };
  });
};
