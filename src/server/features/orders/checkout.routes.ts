import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { cartSchema } from '#contract/carts.ts';
import { orderInputSchema, quoteInputSchema, quoteSchema } from '#contract/checkout.ts';
import { answer } from '#contract/common.ts';
import { errorSchema, oldVersionAnswer } from '#contract/errors.ts';
import { orderApi } from '#contract/order-routes.ts';
import { orderSchema } from '#contract/orders.ts';
import type { Config } from '#server/config.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import type { Database } from '#server/db/schema.ts';
import { keyHeaderSchema, keyOf } from '#server/idempotency/key-header.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import {
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
  optionalBody,
} from '#server/platform/http/route-schemas.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import type { Precedence } from '#server/platform/load/precedence.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { refuseOrdered } from './paying/already-ordered.service.ts';
import { openFirstPage } from './paying/first-page.service.ts';
import type { Paying } from './paying/open-page.service.ts';
import type { Placing } from './placing.ts';
import { readOrderView } from './order-view.ts';
import { placeOrder } from './place-order.service.ts';
import { quoteCart } from './quote.service.ts';

const QUOTE = {
  summary: 'What an order of one’s own cart would cost now; writes nothing',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  body: optionalBody(quoteInputSchema),
  response: { 200: answer(quoteSchema), ...errorResponses },
};
const orderAnswer = answer(orderSchema);
const PLACE = {
  summary: 'Makes an order of one’s own cart; 200 with the same order when it is repeated',
  querystring: noQuerySchema,
  headers: keyHeaderSchema,
  body: orderInputSchema,
  response: {
    200: orderAnswer,
    201: orderAnswer,
    ...errorResponses,
    // An order has all that a quote has, so it is tried first.
    409: errorSchema.extend({ data: z.union([orderSchema, quoteSchema]).optional() }),
    412: oldVersionAnswer(cartSchema),
  },
};

/** Orders that wait for their turn. */
const RUSH = 32;

interface CheckoutOptions {
  db: Database;
  settings: ShopSettings;
  config: Pick<Config, 'holdMinutes'>;
  /** Null: no order is paid online. */
  paying: Paying | null;
  jobs: Pick<JobRunner, 'runDue'>;
  precedence: Precedence;
  now: () => Date;
}

export const checkoutRoutes: FastifyPluginAsyncZod<CheckoutOptions> = async (app, options) => {
  const { db, settings, config, paying, jobs, precedence, now } = options;
  const commits = new GroupCommit(db);
  requireUser(app);

  app.post(orderApi.quote.template, { schema: QUOTE }, async (request) => {
    const user = userOf(request);
    const quoting = { cartId: request.params.id, user, settings: await settings.current(), now: now() };
    return { data: await quoteCart(db, quoting, request.body) };
  });

  app.post(
    orderApi.orders.template,
    { schema: PLACE, config: { queue: 'orders' } },
    async (request, reply) => {
      const placing: Placing = {
        input: request.body,
        user: userOf(request),
        settings: await settings.current(),
        online: paying?.provider ?? null,
        holdMinutes: config.holdMinutes,
        key: keyOf(request.headers),
        now: now(),
      };
      if (paying) await refuseOrdered(paying, placing);
      const isRush = app.queuedIn('orders') >= RUSH;
      const { isNew, orderId, ...placed } = await precedence.run(() =>
        placeOrder(db, placing, { commits, isRush }),
      );
      const isOnline = paying !== null && placing.input.payment !== 'arrange';
      if (isOnline) await openFirstPage(paying, orderId);
      // On one connection, SQLite's only one: each query alone would wait behind other orders.
      const view = (connection: Database) => readOrderView(connection, orderId, now());
      const read = () => precedence.run(() => db.connection().execute(view));
      const order = (isOnline ? null : placed.order) ?? (await read());
      if (isNew) outsideRequest(() => jobs.runDue());
      if (!order) throw new Error('The order vanished after it was placed');
      return reply.code(isNew ? 201 : 200).send({ data: order });
    },
  );
};
