import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { quoteInputSchema, quoteSchema } from '#contract/checkout.ts';
import { answer } from '#contract/common.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { quoteCart } from './quote.service.ts';

const QUOTE = {
  summary: 'What an order of one’s own cart would cost now; writes nothing',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: quoteInputSchema,
  response: { 200: answer(quoteSchema), ...errorResponses },
};

interface CheckoutOptions {
  db: Database;
  settings: ShopSettings;
  now: () => Date;
}

export const checkoutRoutes: FastifyPluginAsyncZod<CheckoutOptions> = async (app, { db, settings, now }) => {
  requireUser(app);

  app.post(orderApi.quote.template, { schema: QUOTE }, async (request) => {
    const user = userOf(request);
    const quoting = {
      cartId: request.params.id,
      user,
      settings: await settings.current(),
      now: now(),
    };
    return { data: await quoteCart(db, quoting, request.body) };
  });
};
