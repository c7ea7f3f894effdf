import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { passwordChangeSchema, profileChangeSchema, userSchema } from '#contract/auth.ts';
import { answer } from '#contract/common.ts';
import { api } from '#contract/routes.ts';
import { accountApi } from '#contract/account-routes.ts';
import { bearerToken, requireUser, userOf } from '#server/platform/http/auth.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import { emptyBodySchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { originOf } from '../login/origin.ts';
import { endOtherTokens } from '../login/tokens.ts';
import type { AccountMailAsking } from '../mails/ask-for-mail.ts';
import { changePassword, changeProfile } from './own-account.service.ts';

const PROFILE = {
  summary: 'Changes the caller’s name and phone number; asks for the newsletter or ends it',
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

export const ownAccountRoutes: FastifyPluginAsyncZod<AccountMailAsking> = async (app, options) => {
  requireUser(app);

  app.put(api.profile.template, { schema: PROFILE }, async (request) => {
    const lang = errorLanguage(request.headers['accept-language']);
    return { data: await changeProfile(options, userOf(request), request.body, lang) };
  });

  app.put(
    accountApi.password.template,
    { schema: PASSWORD, config: { queue: null } },
    async (request, reply) => {
      const caller = {
        user: userOf(request),
        token: bearerToken(request)!,
        ...originOf(request),
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
