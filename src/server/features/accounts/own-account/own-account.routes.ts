import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { passwordChangeSchema, profileChangeSchema, userSchema } from '#contract/auth.ts';
import { answer } from '#contract/common.ts';
import { api } from '#contract/routes.ts';
import { accountApi } from '#contract/account-routes.ts';
import { bearerToken, requireUser, userOf } from '#server/platform/http/auth.ts';
import { emptyBodySchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { endOtherTokens } from '../login/tokens.ts';
import { changePassword, changeProfile } from './own-account.service.ts';

const PROFILE = {
  summary: 'Changes the caller’s name and phone number',
  querystring: noQuerySchema,
  body: profileChangeSchema,
  response: { 200: answer(userSchema), ...errorResponses },
};
const PASSWORD = {
  summary: 'Changes the caller’s password and ends their other logins',
  querystring: noQuerySchema,
  body: passwordChangeSchema,
  response: { 204: z.undefined(), ...errorResponses },
};
const LOGOUT_OTHERS = {
  summary: 'Ends the caller’s logins, except for the one that it is called with',
  querystring: noQuerySchema,
  body: emptyBodySchema,
  response: { 204: z.undefined(), ...errorResponses },
};

export const ownAccountRoutes: FastifyPluginAsyncZod<AuthOptions> = async (app, options) => {
  requireUser(app);

  app.put(api.profile.template, { schema: PROFILE }, async (request) => ({
    data: await changeProfile(options.db, userOf(request)._id, request.body),
  }));

  app.put(
    accountApi.password.template,
    { schema: PASSWORD, config: { queue: null } },
    async (request, reply) => {
      const caller = {
        user: userOf(request),
        token: bearerToken(request)!,
        address: visitorAddress(request),
      };
      await changePassword(options, request.body, caller);
      return reply.code(204).send();
    },
  );

  app.post(accountApi.logoutOthers.template, { schema: LOGOUT_OTHERS }, async (request, reply) => {
    await endOtherTokens(options.db, userOf(request)._id, bearerToken(request)!);
    return reply.code(204).send();
  });
};
