/** How a customer cancels, with or without a login (docs/rules.md#cancellation). */
import { setTimeout } from 'node:timers/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { cancellationReceiptSchema } from '#contract/cancellation-receipts.ts';
import { orderApi } from '#contract/order-routes.ts';
import {
  cancellationFormSchema,
  cancellationQuoteInputSchema,
  cancellationQuoteSchema,
  orderCancellationSchema,
  orderSchema,
} from '#contract/orders.ts';
import { inBoth } from '#contract/localized.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import {
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
  optionalBody,
} from '#server/platform/http/route-schemas.ts';
import { visitorAddress } from '#server/platform/http/visitor-address.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import type { ContactOptions } from '../contact-messages/contact-messages.service.ts';
import { cancelUnpaid, reasonDetails } from './cancel-order.service.ts';
import { admitForm, receiveForm } from './cancellation-form.service.ts';
import { readReceipt } from './cancellation-receipt.service.ts';
import { openOrder, readOrder } from './order-change.ts';
import type { Paying } from './paying/open-page.service.ts';
import { settleOrderPages } from './paying/settle-order-pages.service.ts';
import { findOrder } from './orders.repository.ts';
import { readOrderView } from './order-view.ts';
import {
  quoteCancellation,
  refuseUnknownLines,
  requestCancellation,
} from './request-cancellation.service.ts';

const CANCEL = {
  summary: 'Cancels an unpaid order at once; of a paid one, asks for what the law and the shop’s rule allow',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: optionalBody(orderCancellationSchema),
  response: { 200: answer(orderSchema), ...errorResponses },
};
const QUOTE = {
  summary: 'What comes back, and until when, if these lines of an order are cancelled; writes nothing',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: optionalBody(cancellationQuoteInputSchema),
  response: { 200: answer(cancellationQuoteSchema), ...errorResponses },
};
const FORM = {
  summary: 'Asks for a cancellation without a login; the answer never tells whether the order exists',
  querystring: noQuerySchema,
  body: cancellationFormSchema,
  response: { 202: answer(z.object({})), ...errorResponses },
};
const RECEIPT = {
  summary:
    'What became of a request, for whoever has the address that its mails lead to; nothing of the person',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: answer(cancellationReceiptSchema), ...errorResponses },
};

/** ms; longer than finding an order takes, so that the time of an answer says nothing either. */
const LEAST_TIME = 300;

export const ownCancellationRoutes: FastifyPluginAsyncZod<
  Pick<ContactOptions, 'db' | 'jobs' | 'now'> & { paying: Paying | null }
> = async (app, { db, paying, jobs, now }) => {
  requireUser(app);

  app.post(orderApi.orderCancellation.template, { schema: CANCEL }, async (request, reply) => {
    const { id } = request.params;
    const by = userOf(request)._id;
    // Whoever has paid a moment ago cancels an order that is paid.
    if (paying && (await findOrder(db, id))?.user_id === by) await settleOrderPages(paying, id);
    await db.transaction().execute(async (transaction) => {
      const open = await openOrder(transaction, id);
      if (open.order.user_id !== by) throw new ApiError('not_found');
      refuseUnknownLines(open, request.body);
      if (open.order.state !== 'pending')
        return requestCancellation(transaction, open, { input: request.body, by, now: now() });
      const { reason } = request.body;
      await cancelUnpaid(transaction, open, { actor: 'customer', by, ...reasonDetails(reason), now: now() });
    });
    outsideRequest(() => jobs.runDue());
    return entryResponse(reply, await readOrderView(db, id, now()));
  });

  app.post(orderApi.cancellationQuote.template, { schema: QUOTE }, async (request, reply) => {
    const open = await readOrder(db, request.params.id);
    if (open.order.user_id !== userOf(request)._id) throw new ApiError('not_found');
    refuseUnknownLines(open, request.body);
    reply.header('cache-control', 'no-store');
    return { data: await quoteCancellation(db, open, { input: request.body, now: now() }) };
  });
};

export const cancellationFormRoutes: FastifyPluginAsyncZod<ContactOptions> = async (app, options) => {
  app.post(orderApi.cancellations.template, { schema: FORM }, async (request, reply) => {
    const { email, phone } = request.body;
    if (!email && !phone) throw new ApiError('invalid', { email: { problem: 'required' } });
    await admitForm(options, visitorAddress(request));
    const lang = errorLanguage(request.headers['accept-language']);
    const { shop } = await options.settings.current();
    const mail = { lang, shop: inBoth(shop.name)[lang] };
    const receive = options.db
      .transaction()
      .execute((transaction) => receiveForm(transaction, options, request.body, mail));
    await Promise.all([receive, setTimeout(LEAST_TIME)]);
    outsideRequest(() => options.jobs.runDue());
    return reply.code(202).header('cache-control', 'no-store').send({ data: {} });
  });

  app.get(orderApi.cancellation.template, { schema: RECEIPT }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: await readReceipt(options.db, request.params.id) };
  });
};
