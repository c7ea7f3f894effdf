/** GET /tutorials and /tutorials/{id} (api.md, Calls). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, listAnswer } from '../../../contract/common.ts';
import { tutorialCardSchema, tutorialQuerySchema, tutorialSchema } from '../../../contract/tutorials.ts';
import { levelOfDifficulty } from '../../../domain/catalogue.ts';
import type { Database } from '../../db/schema.ts';
import type { PublicAnswers } from '../../platform/public-answers.ts';
import { sendPublicList } from '../../platform/public-list.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '../../platform/route-schemas.ts';
import {
  TUTORIAL_ORDERS,
  type TutorialFilter,
  countTutorials,
  listTutorials,
} from './tutorials.repository.ts';
import { readPublicTutorial } from './tutorials.service.ts';

const listSchema = listAnswer(tutorialCardSchema);
const oneSchema = answer(tutorialSchema);

const LIST = {
  summary: 'The active tutorials, without their pages',
  querystring: tutorialQuerySchema,
  response: { 200: listSchema, ...errorResponses },
};
const ONE = {
  summary: 'An active tutorial; one that costs something is locked',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: oneSchema, ...errorResponses },
};

export const tutorialRoutes: FastifyPluginAsyncZod<{ db: Database; answers: PublicAnswers }> = async (
  app,
  options,
) => {
  const { db, answers } = options;

  app.get('/tutorials', { schema: LIST }, (request, reply) => {
    const { sortBy = 'recommended', category, difficulty, duration } = request.query;
    const order = TUTORIAL_ORDERS[sortBy];
    const filter: TutorialFilter = { category, level: difficulty && levelOfDifficulty(difficulty), duration };
    return sendPublicList(answers, request, reply, {
      path: '/tutorials',
      query: request.query,
      schema: listSchema,
      order,
      read: (after, limit) => listTutorials(db, filter, order, after, limit),
      count: () => countTutorials(db, filter),
    });
  });

  app.get('/tutorials/:id', { schema: ONE }, (request, reply) => {
    const { id } = request.params;
    return answers.send(request, reply, {
      key: `/tutorials/${id}`,
      schema: oneSchema,
      make: async () => ({ data: await readPublicTutorial(db, id) }),
    });
  });
};
