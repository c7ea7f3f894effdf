import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { ownerSchema, ownershipSchema } from '#contract/tutorials.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { isId } from '#server/db/ids.ts';
import type { Database } from '#server/db/schema.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import {
  emptyBodySchema,
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import { type OwnerChange, grantTutorial, ownersOf, withdrawTutorial } from './owners.service.ts';

const ownershipParamsSchema = entryParamsSchema.extend({ userId: z.string().refine(isId) });
type OwnershipParams = z.infer<typeof ownershipParamsSchema>;

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
  const changeOf = (request: FastifyRequest<{ Params: OwnershipParams }>): OwnerChange => {
    const { id, userId } = request.params;
    return { tutorialId: id, userId, by: userOf(request), now: now() };
  };

  app.get(adminApi.tutorialOwners.template, { schema: LIST }, async ({ params }) => ({
    data: await ownersOf(db, params.id),
  }));

  app.put(adminApi.tutorialOwner.template, { schema: GRANT }, async (request) => ({
    data: await notFoundIfErased(
      db.transaction().execute((transaction) => grantTutorial(transaction, changeOf(request))),
    ),
  }));

  app.delete(adminApi.tutorialOwner.template, { schema: WITHDRAW }, async (request, reply) => {
    await db.transaction().execute((transaction) => withdrawTutorial(transaction, changeOf(request)));
    return reply.code(204).send();
  });
};
