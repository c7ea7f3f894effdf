import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { firstStepsInputSchema, firstStepsSchema, type FirstSteps } from '#contract/first-steps.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { areAway, putAway, readMade } from './first-steps.repository.ts';
import { stepsDone } from './steps-done.ts';

const READ = {
  summary: 'Which first steps of a new shop are done, and whether the admin put them away',
  querystring: noQuerySchema,
  response: { 200: answer(firstStepsSchema), ...errorResponses },
};

const PUT_AWAY = {
  summary: 'Puts the first steps away, or brings them back',
  querystring: noQuerySchema,
  body: firstStepsInputSchema,
  response: { 200: answer(firstStepsSchema), ...errorResponses },
};

export const firstStepsAdminRoutes: FastifyPluginAsyncZod<{ db: Database; settings: ShopSettings }> = async (
  app,
  { db, settings },
) => {
  const read = async (): Promise<FirstSteps> => ({
    done: stepsDone(await settings.current(), await readMade(db)),
    away: await areAway(db),
  });

  app.get(adminApi.firstSteps.template, { schema: READ }, async () => ({ data: await read() }));

  app.put(adminApi.firstSteps.template, { schema: PUT_AWAY }, async ({ body }) => {
    await db.transaction().execute((transaction) => putAway(transaction, body.away));
    return { data: await read() };
  });
};
