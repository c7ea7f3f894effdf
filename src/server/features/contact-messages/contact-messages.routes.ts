import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { contactInputSchema, contactReceiptSchema } from '#contract/contact-messages.ts';
import { inBoth } from '#contract/localized.ts';
import { api } from '#contract/routes.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import { type ContactOptions, admitMessage, receiveMessage, sendMail } from './contact-messages.service.ts';

const SEND = {
  summary: 'Writes to the shop: the message is stored, then mailed, in the language of Accept-Language',
  querystring: noQuerySchema,
  body: contactInputSchema,
  response: { 202: answer(contactReceiptSchema), ...errorResponses },
};

export const contactMessageRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, options) => {
  app.post(api.contactMessages.template, { schema: SEND }, async (request, reply) => {
    const lang = errorLanguage(request.headers['accept-language']);
    await admitMessage(options, visitorAddress(request));
    // Before the transaction: SQLite has one connection.
    const { shop } = await options.settings.current();
    const mail = { lang, shop: inBoth(shop.name)[lang] };
    const { _id, mailJobId } = await options.db
      .transaction()
      .execute((transaction) => receiveMessage(transaction, options, request.body, mail));
    sendMail(options, mailJobId);
    return reply.code(202).header('cache-control', 'no-store').send({ data: { _id } });
  });
};
