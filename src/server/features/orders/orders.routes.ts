import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { accountApi } from '#contract/account-routes.ts';
import { answer, numberedPage } from '#contract/common.ts';
import { orderApi } from '#contract/order-routes.ts';
import {
  type OrderStatus,
  orderPaymentInputSchema,
  orderPaymentSchema,
  orderQuerySchema,
  orderSchema,
  orderStatusSchema,
} from '#contract/orders.ts';
import { seatsSchema } from '#contract/seats.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import {
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
  optionalBody,
} from '#server/platform/http/route-schemas.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import { type Paying, openPage } from './paying/open-page.service.ts';
import { ledgerOf } from './ledger.repository.ts';
import { countOrdersOf, listOrdersOf } from './order-lists.repository.ts';
import { paymentStateOf, readOrderViews } from './order-view.ts';
import { findOrder } from './orders.repository.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { readWaitingSeats } from '../waiting-list/own-places.ts';
import { readSeats } from './seats.service.ts';

const PAGE_SIZE = 10;

const LIST = {
  summary: "One's own orders, the newest first, a page at a time",
  querystring: orderQuerySchema,
  response: { 200: numberedPage(orderSchema), ...errorResponses },
};
const SEATS = {
  summary: "One's own seats at workshops that aren't over, the nearest first, then places on waiting lists",
  querystring: noQuerySchema,
  response: { 200: answer(z.array(seatsSchema)), ...errorResponses },
};
const one = { params: entryParamsSchema, querystring: noQuerySchema };
const ONE = {
  summary: "One's own order, or anyone's for the admin",
  ...one,
  response: { 200: answer(orderSchema), ...errorResponses },
};
const PAY = {
  summary: 'Where to pay for one’s own order; 409 when there is nothing to pay, or nowhere',
  ...one,
  body: optionalBody(orderPaymentInputSchema),
  response: { 200: answer(orderPaymentSchema), ...errorResponses },
};
const STATUS = {
  summary: 'What became of an order, for whoever has its address; nothing of the person or the goods',
  ...one,
  response: { 200: answer(orderStatusSchema), ...errorResponses },
};

interface OrderOptions {
  db: Database;
  settings: ShopSettings;
  /** Null: no order is paid online. */
  paying: Paying | null;
  now: () => Date;
}

export const orderRoutes: FastifyPluginAsyncZod<OrderOptions> = async (app, options) => {
  const { db, settings, paying, now } = options;
  requireUser(app);

  app.get(orderApi.orders.template, { schema: LIST }, async (request) => {
    const { page = 1, limit = PAGE_SIZE } = request.query;
    const { _id } = userOf(request);
    const total = await countOrdersOf(db, _id);
    const orders = await listOrdersOf(db, _id, { offset: (page - 1) * limit, limit });
    const pagination = { total, page, limit, pages: Math.ceil(total / limit) };
    return { data: await readOrderViews(db, orders, now()), pagination };
  });

  app.get(accountApi.seats.template, { schema: SEATS }, async (request) => {
    const { _id } = userOf(request);
    const { joinBegun } = (await settings.current()).workshops;
    const waiting = await readWaitingSeats(db, _id, { now: now(), joinBegun });
    return { data: [...(await readSeats(db, _id, now())), ...waiting] };
  });

  app.get(orderApi.order.template, { schema: ONE }, async (request, reply) => {
    const { _id, role } = userOf(request);
    const order = await findOrder(db, request.params.id);
    if (!order || (order.user_id !== _id && role !== 'superAdmin')) throw new ApiError('not_found');
    const [view = null] = await readOrderViews(db, [order], now());
    return entryResponse(reply, view);
  });

  app.post(orderApi.orderPayment.template, { schema: PAY }, async (request) => {
    const order = await findOrder(db, request.params.id);
    if (order?.user_id !== userOf(request)._id) throw new ApiError('not_found');
    if (!paying) throw new ApiError('not_payable');
    const { payment = order.payment_method } = request.body ?? {};
    const { url, bitUrl } = await openPage(paying, order.id, request.body?.payment);
    return { data: { url: (payment === 'bit' && bitUrl) || url } };
  });
};

export const orderStatusRoutes: FastifyPluginAsyncZod<Pick<OrderOptions, 'db'>> = async (app, { db }) => {
  app.get(orderApi.orderStatus.template, { schema: STATUS }, async (request, reply) => {
    const order = await findOrder(db, request.params.id);
    if (!order) throw new ApiError('not_found');
    const ledger = await ledgerOf(db, order.id);
    reply.header('cache-control', 'no-store');
    const { number, state } = order;
    const data: OrderStatus = { number, state, payment: { state: paymentStateOf({ order, ledger }) } };
    return { data };
  });
};
