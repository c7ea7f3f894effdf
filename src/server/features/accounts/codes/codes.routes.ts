import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountApi } from '#contract/account-routes.ts';
import { codeCheckSchema, mailRequestSchema } from '#contract/account.ts';
import { sessionSchema } from '#contract/auth.ts';
import { answer } from '#contract/common.ts';
import { PRIVATE } from '#server/platform/http/auth.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import { loginLimit } from '../login/login-limits.ts';
import { originOf } from '../login/origin.ts';
import { type AccountMailAsking, askForMail, mailOf } from '../mails/ask-for-mail.ts';
import { enterByCode } from './codes.service.ts';

const sessionAnswer = answer(sessionSchema);

const ASK = {
  summary: 'Mails a code of six digits that logs in, or makes an account; the answer is always the same',
  querystring: noQuerySchema,
  body: mailRequestSchema,
  response: { 202: answer(z.object({})), ...errorResponses },
};
const CHECK = {
  summary: 'Gives a token for an email and the code that was mailed to it',
  querystring: noQuerySchema,
  body: codeCheckSchema,
  response: { 200: sessionAnswer, 201: sessionAnswer, ...errorResponses },
};

const OWN_QUEUE = { queue: null };

export const codeRoutes: FastifyPluginAsyncZod<AccountMailAsking> = async (app, options) => {
  const { config, rateLimiter } = options;

  app.post(accountApi.code.template, { schema: ASK }, async (request, reply) => {
    await rateLimiter.consume(loginLimit(config.limits), visitorAddress(request));
    const lang = errorLanguage(request.headers['accept-language']);
    await askForMail(options, mailOf('code', request.body, lang));
    return reply.code(202).header('cache-control', PRIVATE).send({ data: {} });
  });

  app.post(accountApi.codeCheck.template, { schema: CHECK, config: OWN_QUEUE }, async (request, reply) => {
    const { session, isNew } = await enterByCode(options, request.body, originOf(request));
    return reply
      .code(isNew ? 201 : 200)
      .header('cache-control', PRIVATE)
      .send({ data: session });
  });
};
