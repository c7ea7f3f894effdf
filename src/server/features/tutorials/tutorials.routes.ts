import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, entryStateSchema, listAnswer } from '#contract/common.ts';
import { tutorialCardSchema, tutorialQuerySchema, tutorialSchema } from '#contract/tutorials.ts';
import { api } from '#contract/routes.ts';
import { levelOfDifficulty } from '#domain/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import type { PageGrants } from './page-grants.ts';
import { readUser } from '#server/platform/http/auth.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import type { ResponseCache } from '#server/platform/responses/response-cache.ts';
import { sendPublicList } from '#server/platform/responses/public-list.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import {
  TUTORIAL_ORDERS,
  type TutorialFilter,
  countTutorials,
  listTutorials,
} from './tutorials.repository.ts';
import { readAdminTutorial, readPublicTutorial, readTutorialAs } from './tutorials.service.ts';

const listSchema = listAnswer(tutorialCardSchema);
const oneSchema = answer(tutorialSchema);
/** With the entry's state for the admin. */
const seenSchema = answer(tutorialSchema.extend(entryStateSchema.partial().shape));

const LIST = {
  summary: 'The active tutorials, without their pages',
  querystring: tutorialQuerySchema,
  response: { 200: listSchema, ...errorResponses },
};
const ONE = {
  summary: 'A tutorial; one that costs something is locked for all but its owners',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: seenSchema, ...errorResponses },
};

interface TutorialOptions {
  db: Database;
  responseCache: ResponseCache;
  grants: PageGrants;
  now: () => Date;
}

const CONFIG = { ignoresStock: true };

export const tutorialRoutes: FastifyPluginAsyncZod<TutorialOptions> = async (app, options) => {
  const { db, responseCache, grants, now } = options;

  app.get(
    api.tutorials.template,
    { schema: LIST, config: CONFIG, onRequest: responseCache.serveCached },
    (request, reply) => {
      const { sortBy = 'recommended', category, difficulty, duration } = request.query;
      const order = TUTORIAL_ORDERS[sortBy];
      const filter: TutorialFilter = {
        category,
        level: difficulty && levelOfDifficulty(difficulty),
        duration,
      };
      return sendPublicList(responseCache, request, reply, {
        path: '/tutorials',
        query: request.query,
        schema: listSchema,
        order,
        read: (start, limit) => listTutorials(db, filter, order, start, limit),
        count: () => countTutorials(db, filter),
      });
    },
  );

  app.get(
    api.tutorial.template,
    { schema: ONE, config: CONFIG, onRequest: readUser },
    async (request, reply) => {
      const { id } = request.params;
      if (request.user?.role === 'superAdmin')
        return entryResponse(reply, await readAdminTutorial(db, id, grants));
      if (request.user) return { data: await readTutorialAs(db, id, request.user, { grants, now: now() }) };
      return responseCache.send(request, reply, {
        key: `/tutorials/${id}`,
        schema: oneSchema,
        make: async () => ({ data: await readPublicTutorial(db, id) }),
      });
    },
  );
};
