import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adminOrderSchema, adminQuoteInputSchema, newAdminOrderSchema } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { quoteSchema } from '#contract/checkout.ts';
import { answer } from '#contract/common.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { keyHeaderSchema, keyOf } from '#server/idempotency/key-header.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { readAdminOrder } from './admin-order-view.ts';
import { priceTaken, takenLines } from './priced-taken.ts';
import { checkDelivery } from './quote.service.ts';
import { toQuote } from './quote-view.ts';
import { takeOrder } from './take-order.service.ts';

const orderAnswer = answer(adminOrderSchema);
const TAKE = {
  summary: 'Takes an order by phone or at a fair; 200 with the same order when it is repeated',
  querystring: noQuerySchema,
  headers: keyHeaderSchema,
  body: newAdminOrderSchema,
  response: { 200: orderAnswer, 201: orderAnswer, ...errorResponses },
};
const QUOTE = {
  summary: 'What such an order would cost; writes nothing',
  querystring: noQuerySchema,
  body: adminQuoteInputSchema,
  response: { 200: answer(quoteSchema), ...errorResponses },
};

/** There is no cart that could have another. */
const NO_VERSION = 0;

interface Options {
  db: Database;
  settings: ShopSettings;
  config: Pick<Config, 'holdMinutes'>;
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}

export const takeOrderRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, settings, config, jobs, now } = options;
  app.post(adminApi.orders.template, { schema: TAKE }, async (request, reply) => {
    const { orderId, isNew } = await takeOrder(db, {
      input: request.body,
      by: userOf(request)._id,
      settings: await settings.current(),
      holdMinutes: config.holdMinutes,
      key: keyOf(request.headers),
      now: now(),
    });
    if (isNew) outsideRequest(() => jobs.runDue());
    return entryResponse(reply.code(isNew ? 201 : 200), await readAdminOrder(db, orderId, now()));
  });

  app.post(adminApi.orderQuote.template, { schema: QUOTE }, async (request) => {
    const { lines, delivery, email } = request.body;
    const current = await settings.current();
    const wanted = takenLines(lines);
    const priced = await priceTaken(db, { wanted, email, delivery, settings: current, now: now() });
    if (delivery) checkDelivery(priced, current, delivery, 'delivery');
    return { data: toQuote(NO_VERSION, priced) };
  });
};
