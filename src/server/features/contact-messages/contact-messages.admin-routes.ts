import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import {
  type MessageCounts,
  type MessageState,
  contactMessagePageSchema,
  contactMessageQuerySchema,
  contactMessageSchema,
  mailOverviewSchema,
  messageChangeSchema,
  messageReadInputSchema,
} from '#contract/contact-messages.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { countJobs } from '#server/jobs/jobs.repository.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import {
  emptyBodySchema,
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import { csvResponses, sendCsv } from '#server/platform/responses/csv.ts';
import { listMessages } from './contact-messages.repository.ts';
import { type ContactOptions, changeMessage, markRead, resendMail } from './contact-messages.service.ts';
import { MESSAGE_CSV, messagesInBatches } from './message-export.repository.ts';
import { countByState, countMessages } from './message-filter.repository.ts';

const PAGE_SIZE = 10;

const LIST = {
  summary:
    'The messages, the newest first, a page at a time, each with what became of its mail; `q` looks in name, email, phone numbers and texts',
  querystring: contactMessageQuerySchema,
  response: { 200: contactMessagePageSchema, ...errorResponses },
};
const one = { params: entryParamsSchema, querystring: noQuerySchema };
const message = { 200: answer(contactMessageSchema), ...errorResponses };
const READ = {
  summary: 'Marks a message as read or unread',
  ...one,
  body: messageReadInputSchema,
  response: message,
};
const CHANGE = {
  summary: 'Marks a message as answered or archived, or takes that back; what is left out stays',
  ...one,
  body: messageChangeSchema,
  response: message,
};
const EXPORT = {
  summary: 'All messages as CSV, the newest first',
  querystring: noQuerySchema,
  response: csvResponses,
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

  app.get(api.contactMessages.template, { schema: LIST }, async (request) => {
    const { page = 1, limit = PAGE_SIZE, q, state } = request.query;
    const isFiltered = q !== undefined || state !== undefined;
    const counts = isFiltered ? await countByState(db, q) : undefined;
    const total = counts ? totalOf(counts, state) : await countMessages(db);
    const data = await listMessages(db, {
      offset: (page - 1) * limit,
      limit,
      q,
      state,
      mailIsOn: jobs.isEnabled(MAIL),
    });
    const pagination = { total, page, limit, pages: Math.ceil(total / limit) };
    return { data, pagination, ...(counts && { counts }) };
  });

  app.put(adminApi.contactMessage.template, { schema: CHANGE }, async (request) => ({
    data: await changeMessage(options, request.params.id, request.body),
  }));

  app.get(adminApi.messageExport.template, { schema: EXPORT }, async (_request, reply) =>
    sendCsv(reply, {
      name: 'messages',
      now: options.now(),
      columns: MESSAGE_CSV,
      batches: messagesInBatches(db),
    }),
  );

  app.put(adminApi.contactMessageRead.template, { schema: READ }, async (request) => ({
    data: await markRead(options, request.params.id, request.body.read),
  }));

  app.post(adminApi.contactMessageResend.template, { schema: RESEND }, async (request) => ({
    data: await resendMail(options, request.params.id),
  }));

  app.get(adminApi.mail.template, { schema: MAIL_OVERVIEW }, async () => ({
    data: { configured: jobs.isEnabled(MAIL), ...(await countJobs(db, MAIL.kind)) },
  }));
};

function totalOf(counts: MessageCounts, state: MessageState | undefined): number {
  return state ? counts[state] : counts.open + counts.answered + counts.archived;
}
