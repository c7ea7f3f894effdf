/** GET /tutorials/{id}/owners, PUT and DELETE /tutorials/{id}/owners/{userId} (api.md, Calls). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '../../../contract/common.ts';
import { ownerSchema, ownershipSchema } from '../../../contract/tutorials.ts';
import { isId } from '../../db/ids.ts';
import type { Database } from '../../db/schema.ts';
import { emptyBodySchema, entryParamsSchema, errorResponses, noQuerySchema } from '../../platform/route-schemas.ts';
import { grantTutorial, ownersOf, withdrawTutorial } from './owners.service.ts';

const ownershipParamsSchema = entryParamsSchema.extend({ userId: z.string().refine(isId) });

const LIST = {
  summary: 'Whose a tutorial is, and since when',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: answer(z.array(ownerSchema)), ...errorResponses },
};
const GRANT = {
  summary: 'Makes a tutorial a user’s',
  params: ownershipParamsSchema,
  querystring: noQuerySchema,
  body: emptyBodySchema,
  response: { 200: answer(ownershipSchema), ...errorResponses },
};
const WITHDRAW = {
  summary: 'A tutorial is no longer a user’s',
  params: ownershipParamsSchema,
  querystring: noQuerySchema,
  response: { 204: z.undefined(), ...errorResponses },
};

export const ownerAdminRoutes: FastifyPluginAsyncZod<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  app.get('/tutorials/:id/owners', { schema: LIST }, async ({ params }) => ({
    data: await ownersOf(db, params.id),
  }));

  app.put('/tutorials/:id/owners/:userId', { schema: GRANT }, async ({ params }) => ({
    data: await grantTutorial(db, params.id, params.userId, now()),
  }));

  app.delete('/tutorials/:id/owners/:userId', { schema: WITHDRAW }, async ({ params }, reply) => {
    await withdrawTutorial(db, params.id, params.userId);
    return reply.code(204).send();
  });
};
