/** GET /workshops and /workshops/{id} (api.md, Calls). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, listAnswer } from '../../../contract/common.ts';
import { workshopQuerySchema, workshopSchema } from '../../../contract/workshops.ts';
import { RECOMMENDED } from '../../db/keyset.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { PublicAnswers } from '../../platform/public-answers.ts';
import { sendPublicList } from '../../platform/public-list.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '../../platform/route-schemas.ts';
import { countWorkshops, findPublicWorkshop, listWorkshops } from './workshops.repository.ts';

const listSchema = listAnswer(workshopSchema);
const oneSchema = answer(workshopSchema);

const LIST = {
  summary: 'The active workshops',
  querystring: workshopQuerySchema,
  response: { 200: listSchema, ...errorResponses },
};
const ONE = {
  summary: 'An active workshop',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: oneSchema, ...errorResponses },
};

export const workshopRoutes: FastifyPluginAsyncZod<{ db: Database; answers: PublicAnswers }> = async (
  app,
  options,
) => {
  const { db, answers } = options;

  app.get('/workshops', { schema: LIST }, (request, reply) => {
    const { category, level } = request.query;
    return sendPublicList(answers, request, reply, {
      path: '/workshops',
      query: request.query,
      schema: listSchema,
      order: RECOMMENDED,
      read: (after, limit) => listWorkshops(db, { category, level }, RECOMMENDED, after, limit),
      count: () => countWorkshops(db, { category, level }),
    });
  });

  app.get('/workshops/:id', { schema: ONE }, (request, reply) => {
    const { id } = request.params;
    return answers.send(request, reply, {
      key: `/workshops/${id}`,
      schema: oneSchema,
      make: async () => {
        const workshop = await findPublicWorkshop(db, id);
        if (!workshop) throw new ApiError('not_found');
        return { data: workshop };
      },
    });
  });
};
