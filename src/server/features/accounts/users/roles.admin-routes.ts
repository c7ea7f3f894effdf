import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { roleChangeSchema, userSchema } from '#contract/auth.ts';
import { answer } from '#contract/common.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { changeRole } from './roles.service.ts';

const ROLE = {
  summary: 'Makes a user an admin or a customer, after the caller’s own password',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: roleChangeSchema,
  response: { 200: answer(userSchema), ...errorResponses },
};

export const roleAdminRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  app.put(adminApi.userRole.template, { schema: ROLE, config: { queue: null } }, async (request) => {
    const caller = { user: userOf(request), address: visitorAddress(request) };
    return { data: await changeRole(options, request.params.id, request.body, caller) };
  });
};
