import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  adminOrderQuerySchema,
  adminOrderSchema,
  orderCountsSchema,
  orderExportQuerySchema,
  orderRemarkSchema,
  orderTasksSchema,
} from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { answer, numberedPage } from '#contract/common.ts';
import { orderSchema } from '#contract/orders.ts';
import { newId } from '#server/db/ids.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import { csvResponses, sendCsv } from '#server/platform/responses/csv.ts';
import { readAdminOrder } from './admin-order-view.ts';
import { ORDER_CSV, exportRows } from './order-export.ts';
import { countEachFilter, countOrders, listOrders } from './order-lists.repository.ts';
import { insertNote } from './order-notes.repository.ts';
import { readOrderTasks } from './order-tasks.service.ts';
import { readOrderViews } from './order-view.ts';
import { findOrder } from './orders.repository.ts';

const PAGE_SIZE = 10;

const LIST = {
  summary:
    'The orders, a page at a time: the newest first, `todo` by urgency; `q` finds number, name, email and phone',
  querystring: adminOrderQuerySchema,
  response: { 200: numberedPage(orderSchema), ...errorResponses },
};
const TASKS = {
  summary: 'What waits for the admin, most urgent first: a few of each kind, and how many there are',
  querystring: noQuerySchema,
  response: { 200: answer(orderTasksSchema), ...errorResponses },
};
const COUNTS = {
  summary: 'How many orders each filter of the list has',
  querystring: noQuerySchema,
  response: { 200: answer(orderCountsSchema), ...errorResponses },
};
const EXPORT = {
  summary: 'Orders as CSV, a row for each line, the newest first; both days, in Jerusalem, are included',
  querystring: orderExportQuerySchema,
  response: csvResponses,
};
const one = { params: entryParamsSchema, querystring: noQuerySchema };
const order = { 200: answer(adminOrderSchema), ...errorResponses };
const ONE = { summary: 'An order with its ledger, its notes and who did what', ...one, response: order };
const NOTE = {
  summary: 'Notes something at an order, for the admin alone',
  ...one,
  body: orderRemarkSchema,
  response: order,
};

interface OrderAdminOptions {
  db: Database;
  now: () => Date;
}

export const orderAdminRoutes: FastifyPluginAsyncZod<OrderAdminOptions> = async (app, { db, now }) => {
  app.get(adminApi.orders.template, { schema: LIST }, async (request) => {
    const { page = 1, limit = PAGE_SIZE, ...wanted } = request.query;
    const total = await countOrders(db, wanted);
    const orders = await listOrders(db, wanted, { offset: (page - 1) * limit, limit });
    const pagination = { total, page, limit, pages: Math.ceil(total / limit) };
    return { data: await readOrderViews(db, orders, now()), pagination };
  });

  app.get(adminApi.orderTasks.template, { schema: TASKS }, async () => ({
    data: await readOrderTasks(db, now()),
  }));

  app.get(adminApi.orderCounts.template, { schema: COUNTS }, async () => ({
    data: await countEachFilter(db),
  }));

  app.get(adminApi.orderExport.template, { schema: EXPORT }, async (request, reply) =>
    sendCsv(reply, {
      name: 'orders',
      now: now(),
      columns: ORDER_CSV,
      batches: exportRows(db, request.query, now()),
    }),
  );

  app.get(adminApi.order.template, { schema: ONE }, async (request, reply) =>
    entryResponse(reply, await readAdminOrder(db, request.params.id, now())),
  );

  app.post(adminApi.orderNotes.template, { schema: NOTE }, async (request, reply) => {
    const { id } = request.params;
    if (!(await findOrder(db, id))) throw new ApiError('not_found');
    const { text } = request.body;
    const by_user = userOf(request)._id;
    await insertNote(db, { id: newId(), order_id: id, at: now().toISOString(), by_user, text });
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });
};
