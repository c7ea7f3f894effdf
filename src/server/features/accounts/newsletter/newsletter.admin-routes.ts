/** The newsletter itself is sent by a mail tool of the admin's; the shop keeps who agreed to it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminApi } from '#contract/admin-routes.ts';
import { answer } from '#contract/common.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { type CsvColumns, csvResponses, sendCsv } from '#server/platform/responses/csv.ts';
import { type Subscriber, countSubscribers, subscribersInBatches } from './subscribers.repository.ts';

const COUNT = {
  summary: 'How many agreed to the newsletter',
  querystring: noQuerySchema,
  response: { 200: answer(z.object({ subscribers: z.number() })), ...errorResponses },
};
const EXPORT = {
  summary: 'Who agreed to the newsletter as CSV, each with the link that ends it, the earliest first',
  querystring: noQuerySchema,
  response: csvResponses,
};

interface Options {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
  now: () => Date;
}

export const newsletterAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, config, now }) => {
  const columns: CsvColumns<Subscriber> = {
    email: ({ email }) => email,
    firstName: ({ firstName }) => firstName,
    lastName: ({ lastName }) => lastName,
    lang: ({ lang }) => lang,
    confirmedDate: ({ confirmedAt }) => confirmedAt,
    unsubscribeUrl: ({ lang, unsubscribeToken: token }) =>
      config.publicUrl + inLanguage(lang, pages.newsletter('unsubscribe', { token })),
  };

  app.get(adminApi.newsletter.template, { schema: COUNT }, async () => ({
    data: { subscribers: await countSubscribers(db) },
  }));

  app.get(adminApi.newsletterExport.template, { schema: EXPORT }, async (_request, reply) =>
    sendCsv(reply, { name: 'newsletter', now: now(), columns, batches: subscribersInBatches(db) }),
  );
};
