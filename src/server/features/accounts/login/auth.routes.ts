import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { loginSchema, profileSchema, registrationSchema, sessionSchema } from '#contract/auth.ts';
import { answer } from '#contract/common.ts';
import { api } from '#contract/routes.ts';
import { PRIVATE, bearerToken, requireUser, userOf } from '#server/platform/http/auth.ts';
import { emptyBodySchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import { accountFacts, ownedTutorialIds } from '../accounts.repository.ts';
import { waitingEmail } from '../links/email-change.service.ts';
import type { AccountMailAsking } from '../mails/ask-for-mail.ts';
import { shownConsent } from '../newsletter/newsletter.service.ts';
import type { AuthOptions } from './auth-options.ts';
import { logIn, register } from './auth.service.ts';
import { originOf } from './origin.ts';
import { endToken } from './tokens.ts';

const sessionAnswer = answer(sessionSchema);

const REGISTER = {
  summary: 'Makes an account and logs it in',
  querystring: noQuerySchema,
  body: registrationSchema,
  response: { 201: sessionAnswer, ...errorResponses },
};
const LOGIN = {
  summary: 'Gives a token for an email and its password',
  querystring: noQuerySchema,
  body: loginSchema,
  response: { 200: sessionAnswer, ...errorResponses },
};
const LOGOUT = {
  summary: 'Ends the token that it is called with',
  querystring: noQuerySchema,
  body: emptyBodySchema,
  response: { 204: z.undefined(), ...errorResponses },
};
const PROFILE = {
  summary: 'Who is logged in, with the ids of the tutorials that are theirs',
  querystring: noQuerySchema,
  response: { 200: answer(profileSchema), ...errorResponses },
};

const OWN_QUEUE = { queue: null };

export const authRoutes: FastifyPluginAsyncZod<AccountMailAsking> = async (app, options) => {
  app.post(api.register.template, { schema: REGISTER, config: OWN_QUEUE }, async (request, reply) => {
    const session = await register(options, request.body, originOf(request));
    return reply.code(201).header('cache-control', PRIVATE).send({ data: session });
  });

  app.post(api.login.template, { schema: LOGIN, config: OWN_QUEUE }, async (request, reply) => {
    const session = await logIn(options, request.body, visitorAddress(request));
    return reply.header('cache-control', PRIVATE).send({ data: session });
  });
};

export const profileRoutes: FastifyPluginAsyncZod<Pick<AuthOptions, 'db' | 'now'>> = async (
  app,
  { db, now },
) => {
  requireUser(app);

  app.get(api.profile.template, { schema: PROFILE }, async (request, reply) => {
    const user = userOf(request);
    const ownedTutorials = await ownedTutorialIds(db, user._id);
    const newsletterConsent = await shownConsent(db, user, now());
    const facts = await accountFacts(db, user._id);
    const newEmail = await waitingEmail(db, user._id, now());
    return reply.send({ data: { ...user, ...facts, newEmail, newsletterConsent, ownedTutorials } });
  });

  app.post(api.logout.template, { schema: LOGOUT }, async (request, reply) => {
    await endToken(db, bearerToken(request)!);
    return reply.code(204).send();
  });
};
