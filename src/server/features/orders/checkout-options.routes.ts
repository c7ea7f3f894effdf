import { checkoutApi } from '#contract/checkout-routes.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { checkoutOptionsSchema } from '#contract/checkout.ts';
import { answer } from '#contract/common.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { type Online, checkoutOptions } from './checkout-options.ts';

const OPTIONS = {
  summary: 'How an order can be delivered and paid',
  querystring: noQuerySchema,
  response: { 200: answer(checkoutOptionsSchema), ...errorResponses },
};

interface CheckoutOptionsOptions {
  settings: ShopSettings;
  online: Online;
}

export const checkoutOptionsRoutes: FastifyPluginAsyncZod<CheckoutOptionsOptions> = async (
  app,
  { settings, online },
) => {
  app.get(checkoutApi.options.template, { schema: OPTIONS }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { data: checkoutOptions(await settings.current(), online) };
  });
};
