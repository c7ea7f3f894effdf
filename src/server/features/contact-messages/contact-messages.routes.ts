/** POST /contact-messages: anyone writes to the shop (api.md, Calls). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { contactInputSchema, contactReceiptSchema } from '#contract/contact-messages.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import { type ContactOptions, receiveMessage } from './contact-messages.service.ts';

const SEND = {
  summary: 'Writes to the shop: the message is kept, then mailed, in the language of Accept-Language',
  querystring: noQuerySchema,
  body: contactInputSchema,
  response: { 202: answer(contactReceiptSchema), ...errorResponses },
};

export const contactMessageRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, options) => {
  app.post('/contact-messages', { schema: SEND }, async (request, reply) => {
    const lang = errorLanguage(request.headers['accept-language']);
    const _id = await receiveMessage(options, request.body, { address: visitorAddress(request), lang });
    return reply.code(202).header('cache-control', 'no-store').send({ data: { _id } });
  });
};
