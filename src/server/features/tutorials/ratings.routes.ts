import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { ratingSchema, starsSchema } from '#contract/tutorials.ts';
import { api } from '#contract/routes.ts';
import type { Database } from '#server/db/schema.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { rateTutorial } from './tutorials.service.ts';

const RATE = {
  summary: 'Rates a tutorial that one may open, in place of what one gave before',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: starsSchema,
  response: { 200: answer(ratingSchema), ...errorResponses },
};

export const ratingRoutes: FastifyPluginAsyncZod<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  requireUser(app);

  app.put(api.tutorialRating.template, { schema: RATE }, async (request) => {
    const rating = db
      .transaction()
      .execute((transaction) =>
        rateTutorial(transaction, request.params.id, userOf(request), request.body.stars, now()),
      );
    return { data: await notFoundIfErased(rating) };
  });
};
