/** What the pages of mailed links call; it needs no login. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountApi } from '#contract/account-routes.ts';
import { newsletterLinkSchema } from '#contract/account.ts';
import { answer } from '#contract/common.ts';
import type { Database } from '#server/db/schema.ts';
import { PRIVATE } from '#server/platform/http/auth.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { confirmNewsletter, unsubscribe } from './newsletter.service.ts';

const LINK = {
  querystring: noQuerySchema,
  body: newsletterLinkSchema,
  response: { 200: answer(z.object({})), ...errorResponses },
};
const CONFIRM = { summary: 'Confirms the newsletter by a link that was mailed', ...LINK };
const END = {
  summary: 'Ends the newsletter by the link in one of its mails, as often as it is called',
  ...LINK,
};

export const newsletterRoutes: FastifyPluginAsyncZod<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  app.post(accountApi.newsletterConfirmation.template, { schema: CONFIRM }, async (request, reply) => {
    await confirmNewsletter(db, request.body.token, now());
    return reply.header('cache-control', PRIVATE).send({ data: {} });
  });

  app.post(accountApi.newsletterEnd.template, { schema: END }, async (request, reply) => {
    await unsubscribe(db, request.body.token, { place: 'mail_link', now: now() });
    return reply.header('cache-control', PRIVATE).send({ data: {} });
  });
};
