import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, numberedPage } from '#contract/common.ts';
import {
  contactMessageQuerySchema,
  contactMessageSchema,
  mailOverviewSchema,
  messageReadInputSchema,
} from '#contract/contact-messages.ts';
import { countJobs } from '#server/jobs/jobs.repository.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import {
  emptyBodySchema,
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import { countMessages, listMessages } from './contact-messages.repository.ts';
import { type ContactOptions, markRead, resendMail } from './contact-messages.service.ts';

const PAGE_SIZE = 10;

const LIST = {
  summary: 'The messages, the newest first, a page at a time, each with what became of its mail',
  querystring: contactMessageQuerySchema,
  response: { 200: numberedPage(contactMessageSchema), ...errorResponses },
};
const one = { params: entryParamsSchema, querystring: noQuerySchema };
const message = { 200: answer(contactMessageSchema), ...errorResponses };
const READ = {
  summary: 'Marks a message as read or unread',
  ...one,
  body: messageReadInputSchema,
  response: message,
};
const RESEND = {
  summary: 'Tries the mail of a message now, one that was given up too; one that was sent stays as it is',
  ...one,
  body: emptyBodySchema,
  response: message,
};
const MAIL_OVERVIEW = {
  summary: 'Whether mails are sent, how many wait and how many were given up',
  querystring: noQuerySchema,
  response: { 200: answer(mailOverviewSchema), ...errorResponses },
};

export const contactMessageAdminRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, options) => {
  const { db, jobs } = options;

  app.get('/contact-messages', { schema: LIST }, async (request) => {
    const { page = 1, limit = PAGE_SIZE } = request.query;
    const total = await countMessages(db);
    const data = await listMessages(db, {
      offset: (page - 1) * limit,
      limit,
      mailIsOn: jobs.isEnabled(MAIL),
    });
    return { data, pagination: { total, page, limit, pages: Math.ceil(total / limit) } };
  });

  app.put('/admin/contact-messages/:id/read', { schema: READ }, async (request) => ({
    data: await markRead(options, request.params.id, request.body.read),
  }));

  app.post('/admin/contact-messages/:id/resend', { schema: RESEND }, async (request) => ({
    data: await resendMail(options, request.params.id),
  }));

  app.get('/admin/mail', { schema: MAIL_OVERVIEW }, async () => ({
    data: { configured: jobs.isEnabled(MAIL), ...(await countJobs(db, MAIL.kind)) },
  }));
};
