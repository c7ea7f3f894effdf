import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  emailChangeSchema,
  emailConfirmationSchema,
  mailRequestSchema,
  passwordResetSchema,
} from '#contract/account.ts';
import { sessionSchema, userSchema } from '#contract/auth.ts';
import { answer } from '#contract/common.ts';
import { accountApi } from '#contract/account-routes.ts';
import { PRIVATE, requireUser, userOf } from '#server/platform/http/auth.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { loginLimit } from '../login/login-limits.ts';
import { originOf } from '../login/origin.ts';
import { type AccountMailAsking, askForMail, mailOf } from '../mails/ask-for-mail.ts';
import { askForNewEmail, confirmNewEmail, takeBackNewEmail } from './email-change.service.ts';
import { resetPassword } from './password-reset.service.ts';

const nothing = answer(z.object({}));

const FORGOT = {
  summary: 'Mails a link that sets a new password; the answer is always the same',
  querystring: noQuerySchema,
  body: mailRequestSchema,
  response: { 202: nothing, ...errorResponses },
};
const RESET = {
  summary: 'Sets a new password by a mailed link, ends every login before and logs in',
  querystring: noQuerySchema,
  body: passwordResetSchema,
  response: { 200: answer(sessionSchema), ...errorResponses },
};
const CONFIRM = {
  summary: 'Changes the email of an account by the link that was mailed to the new one',
  querystring: noQuerySchema,
  body: emailConfirmationSchema,
  response: { 200: answer(userSchema), ...errorResponses },
};
const CHANGE = {
  summary: 'Mails a link to a new email of the caller’s, and a notice to the one before',
  querystring: noQuerySchema,
  body: emailChangeSchema,
  response: { 202: nothing, ...errorResponses },
};
const TAKE_BACK = {
  summary: 'Ends the link to the caller’s new email',
  querystring: noQuerySchema,
  response: { 204: z.undefined(), ...errorResponses },
};

const OWN_QUEUE = { queue: null };

/** Open to visitors: the links are what lets in. */
export const linkRoutes: FastifyPluginAsyncZod<AccountMailAsking> = async (app, options) => {
  const { config, rateLimiter } = options;

  app.post(accountApi.passwordLink.template, { schema: FORGOT }, async (request, reply) => {
    const { address, lang } = originOf(request);
    await rateLimiter.consume(loginLimit(config.limits), address);
    await askForMail(options, mailOf('password_link', request.body, lang));
    return reply.code(202).header('cache-control', PRIVATE).send({ data: {} });
  });

  app.post(accountApi.passwordReset.template, { schema: RESET, config: OWN_QUEUE }, async (request, reply) =>
    reply
      .header('cache-control', PRIVATE)
      .send({ data: await resetPassword(options, request.body, originOf(request)) }),
  );

  app.post(accountApi.emailConfirmation.template, { schema: CONFIRM }, async (request, reply) =>
    reply
      .header('cache-control', PRIVATE)
      .send({ data: await confirmNewEmail(options, request.body, originOf(request)) }),
  );
};

export const emailChangeRoutes: FastifyPluginAsyncZod<AccountMailAsking> = async (app, options) => {
  requireUser(app);

  app.post(accountApi.email.template, { schema: CHANGE, config: OWN_QUEUE }, async (request, reply) => {
    await askForNewEmail(options, request.body, { user: userOf(request), ...originOf(request) });
    return reply.code(202).send({ data: {} });
  });

  app.delete(accountApi.email.template, { schema: TAKE_BACK }, async (request, reply) => {
    await takeBackNewEmail(options.db, userOf(request)._id);
    return reply.code(204).send();
  });
};
