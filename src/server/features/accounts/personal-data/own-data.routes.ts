import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountDeletionSchema } from '#contract/account.ts';
import { accountApi } from '#contract/account-routes.ts';
import { jerusalemDate } from '#domain/jerusalem.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { copyAccount } from './customers.service.ts';
import { deleteOwnAccount } from './own-data.service.ts';

const COPY = {
  summary: 'All that is kept of the caller, as a JSON file',
  querystring: noQuerySchema,
  response: { 200: z.string().meta({ description: 'JSON' }), ...errorResponses },
};
const DELETE = {
  summary: 'Deletes the caller’s account; orders stay without the person',
  querystring: noQuerySchema,
  body: accountDeletionSchema,
  response: { 204: z.undefined(), ...errorResponses },
};

export const ownDataRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  requireUser(app);

  app.get(accountApi.copy.template, { schema: COPY }, async (request, reply) => {
    const copy = await copyAccount(options.db, userOf(request));
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="my-data-${jerusalemDate(options.now())}.json"`)
      .send(`${JSON.stringify(copy, null, 2)}\n`);
  });

  app.delete(
    accountApi.account.template,
    { schema: DELETE, config: { queue: null } },
    async (request, reply) => {
      await deleteOwnAccount(options, request.body, {
        user: userOf(request),
        address: visitorAddress(request),
      });
      return reply.code(204).send();
    },
  );
};
