import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountApi } from '#contract/account-routes.ts';
import { answer } from '#contract/common.ts';
import {
  ownTutorialSchema,
  placeInputSchema,
  ratingSchema,
  readingPlaceSchema,
  starsSchema,
} from '#contract/tutorials.ts';
import { api } from '#contract/routes.ts';
import type { Database } from '#server/db/schema.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { keepPlace, readOwnTutorials } from './reading-places.service.ts';
import { rateTutorial } from './tutorials.service.ts';

const RATE = {
  summary: 'Rates a tutorial that one may open, in place of what one gave before',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: starsSchema,
  response: { 200: answer(ratingSchema), ...errorResponses },
};

const PLACE = {
  summary: 'Keeps where the owner of a tutorial stopped reading; the last call wins',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: placeInputSchema,
  response: { 200: answer(readingPlaceSchema), ...errorResponses },
};
const OWN = {
  summary: "One's own tutorials with where one stopped: first those that are being read",
  querystring: noQuerySchema,
  response: { 200: answer(z.array(ownTutorialSchema)), ...errorResponses },
};

export const ownTutorialRoutes: FastifyPluginAsyncZod<{ db: Database; now: () => Date }> = async (
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

  app.put(accountApi.tutorialPlace.template, { schema: PLACE }, async (request) => {
    const { page } = request.body;
    return { data: await keepPlace(db, request.params.id, userOf(request), page, now()) };
  });

  app.get(accountApi.tutorials.template, { schema: OWN }, async (request) => ({
    data: await readOwnTutorials(db, userOf(request)._id),
  }));
};
