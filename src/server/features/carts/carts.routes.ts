import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cartChangeSchema, cartQuerySchema, cartSchema, newCartSchema, type Cart } from '#contract/carts.ts';
import { answer } from '#contract/common.ts';
import { api } from '#contract/routes.ts';
import { seatRules } from '#server/db/entries/cart-entries.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { PRIVATE, requireUser, userOf } from '#server/platform/http/auth.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { versionTag } from '#server/platform/http/if-match.ts';
import {
  entryParamsSchema,
  errorResponses,
  ifMatchSchema,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { type CartHooks, changeCart, ensureCart, readCart } from './carts.service.ts';

const cartAnswer = answer(cartSchema);

const READ = {
  summary: "One's own open cart with the prices of now; null before the first add",
  params: z.object({ userId: z.string() }),
  querystring: cartQuerySchema,
  response: { 200: answer(cartSchema.nullable()), ...errorResponses },
};
const OPEN = {
  summary: 'Makes an empty cart; 200 with the open one where there is one',
  querystring: noQuerySchema,
  body: newCartSchema,
  response: { 200: cartAnswer, 201: cartAnswer, ...errorResponses },
};
const CHANGE = {
  summary: "Gives one's own cart this list of lines, all of it or nothing",
  params: entryParamsSchema,
  querystring: noQuerySchema,
  headers: ifMatchSchema,
  body: cartChangeSchema,
  response: { 200: cartAnswer, ...errorResponses },
};

interface CartOptions extends CartHooks {
  db: Database;
  settings: ShopSettings;
  now: () => Date;
}

export const cartRoutes: FastifyPluginAsyncZod<CartOptions> = async (app, options) => {
  const { db, settings, now, ...hooks } = options;
  requireUser(app);
  const seen = async () => ({ now: now(), ...seatRules(await settings.current()) });

  app.get(api.cartOf.template, { schema: READ }, async (request, reply) => {
    const { _id } = userOf(request);
    if (request.params.userId !== _id) throw new ApiError('forbidden');
    return sendCart(reply, await readCart(db, _id, { ...hooks, ...(await seen()) }));
  });

  app.post(api.carts.template, { schema: OPEN }, async (request, reply) => {
    const { _id } = userOf(request);
    if (request.body.userId !== _id) throw new ApiError('forbidden');
    const { cart, made } = await notFoundIfErased(ensureCart(db, _id, { ...hooks, ...(await seen()) }));
    return sendCart(reply.code(made ? 201 : 200), cart);
  });

  app.put(api.cart.template, { schema: CHANGE }, async (request, reply) => {
    const change = {
      cartId: request.params.id,
      user: userOf(request),
      ifMatch: request.headers['if-match'],
      wanted: request.body.items,
      ...(await seen()),
    };
    const cart = await db.transaction().execute((transaction) => changeCart(transaction, hooks, change));
    return sendCart(reply, cart);
  });
};

function sendCart<Sent extends Cart | null>(reply: FastifyReply, cart: Sent): { data: Sent } {
  reply.header('cache-control', PRIVATE);
  if (cart) reply.header('etag', versionTag(cart.version));
  return { data: cart };
}
