/** Calls by which the admin brings an order to its end (docs/rules.md#orders). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  adminCancellationSchema,
  adminOrderSchema,
  lineMoveSchema,
  orderRemarkSchema,
  paidInputSchema,
  refundInputSchema,
  trackingInputSchema,
} from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { answer, idSchema } from '#contract/common.ts';
import { oldVersionAnswer } from '#contract/errors.ts';
import { ORDER_MAILS } from '#domain/orders/order-mails.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { keyHeaderSchema, keyOf } from '#server/idempotency/key-header.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import {
  emptyBodySchema,
  entryParamsSchema,
  errorResponses,
  ifMatchSchema,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import type { PrivatePictures } from '#server/pictures/private-pictures.ts';
import { pictureBody } from '../uploads/picture-body.ts';
import type { Uploads } from '../uploads/uploads.service.ts';
import { readAdminOrder } from './admin-order-view.ts';
import { answerRequest } from './answer-request.service.ts';
import { cancelByAdmin } from './cancel-order.service.ts';
import { moveLine, removeStage, setTracking } from './move-line.service.ts';
import { changeOnce, openOrder, openOrderOfVersion } from './order-change.ts';
import { askAboutRefunds, carryOutRefund } from './paying/carry-out-refund.service.ts';
import type { Paying } from './paying/open-page.service.ts';
import { settleOrderPages } from './paying/settle-order-pages.service.ts';
import { recordPayment } from './record-payment.service.ts';
import { refundOrder } from './refund-order.service.ts';
import { settleOrder } from './settle-order.service.ts';
import { sendMailAgain } from './send-again.service.ts';

const one = { params: entryParamsSchema, querystring: noQuerySchema };
const order = answer(adminOrderSchema);
const changed = { 200: order, 412: oldVersionAnswer(adminOrderSchema), ...errorResponses };

const PAID = {
  summary: 'Records money that came outside of the shop; the whole amount confirms the order',
  ...one,
  headers: keyHeaderSchema,
  body: paidInputSchema,
  response: { 200: order, ...errorResponses },
};
const CHECK = {
  summary: 'Asks the provider about an order’s payments and refunds, and settles it by what is known then',
  ...one,
  body: emptyBodySchema,
  response: { 200: order, ...errorResponses },
};
const LINE = {
  summary: 'Moves a line forward; a text and a picture are shown to the customer',
  ...one,
  params: entryParamsSchema.extend({ line: idSchema }),
  headers: ifMatchSchema,
  body: lineMoveSchema,
  response: changed,
};
const STAGE = {
  summary: 'Takes back what the customer was shown of the work',
  ...one,
  params: entryParamsSchema.extend({ line: idSchema, stage: idSchema }),
  headers: ifMatchSchema,
  response: changed,
};
const DELIVERY = {
  summary: 'How a parcel can be followed',
  ...one,
  headers: ifMatchSchema,
  body: trackingInputSchema,
  response: changed,
};
const REFUND = {
  summary: 'Gives money back by lines, delivery or an amount; 200 when the key is repeated',
  ...one,
  headers: keyHeaderSchema,
  body: refundInputSchema,
  response: { 200: order, 201: order, ...errorResponses },
};
const CANCEL = {
  summary: 'Cancels what isn’t handed over; money goes back by a refund',
  ...one,
  body: adminCancellationSchema,
  response: { 200: order, ...errorResponses },
};
const ANSWER = {
  summary: 'Settles a cancellation request without a refund; the customer gets the words by mail',
  ...one,
  headers: ifMatchSchema,
  body: orderRemarkSchema,
  response: changed,
};
const MAIL = {
  summary: 'Sends a mail of the order again',
  ...one,
  params: entryParamsSchema.extend({ mail: z.string() }),
  body: emptyBodySchema,
  response: { 202: answer(z.object({})), ...errorResponses },
};

interface OrderMoveOptions {
  db: Database;
  uploads: Uploads;
  privatePictures: PrivatePictures;
  /** Null: no order is paid online. */
  paying: Paying | null;
  jobs: JobRunner;
  now: () => Date;
}

export const orderMoveRoutes: FastifyPluginAsyncZod<OrderMoveOptions> = async (app, options) => {
  const { db, uploads, privatePictures, paying, jobs, now } = options;
  const change = async <Result>(work: (transaction: DatabaseTransaction) => Promise<Result>) => {
    const result = await db.transaction().execute(work);
    outsideRequest(() => jobs.runDue());
    return result;
  };

  app.post(adminApi.orderPaid.template, { schema: PAID }, async (request, reply) => {
    const { id } = request.params;
    const by = userOf(request)._id;
    const call = { userId: by, call: 'paid', key: keyOf(request.headers), body: request.body };
    await change((transaction) =>
      changeOnce(transaction, id, { ...call, now: now() }, (open) =>
        recordPayment(transaction, open, { input: request.body, by, now: now() }),
      ),
    );
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.post(adminApi.orderCheck.template, { schema: CHECK }, async (request, reply) => {
    const { id } = request.params;
    const by = userOf(request)._id;
    if (paying) {
      await settleOrderPages(paying, id);
      await askAboutRefunds(paying, id);
    }
    await change(async (transaction) => {
      const { order, lines } = await openOrder(transaction, id);
      await settleOrder(transaction, { order, lines, now: now(), actor: 'admin', by });
    });
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.put(adminApi.orderLine.template, { schema: LINE, ...pictureBody(uploads) }, async (request, reply) => {
    const { id, line } = request.params;
    const { image: picture, ...move } = request.body;
    const isGone = () => reply.raw.destroyed;
    const image = picture === undefined ? null : await uploads.storePrivate(picture, isGone, privatePictures);
    const given = { ifMatch: request.headers['if-match'], now: now() };
    await change(async (transaction) =>
      moveLine(transaction, await openOrderOfVersion(transaction, id, given), line, {
        input: { ...move, image },
        by: userOf(request)._id,
        now: given.now,
      }),
    );
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.delete(adminApi.orderStage.template, { schema: STAGE }, async (request, reply) => {
    const { id, line, stage } = request.params;
    const given = { ifMatch: request.headers['if-match'], now: now() };
    await change(async (transaction) =>
      removeStage(transaction, await openOrderOfVersion(transaction, id, given), {
        line,
        stage,
        now: given.now,
      }),
    );
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.put(adminApi.orderDelivery.template, { schema: DELIVERY }, async (request, reply) => {
    const { id } = request.params;
    const given = { ifMatch: request.headers['if-match'], now: now() };
    await change(async (transaction) =>
      setTracking(transaction, await openOrderOfVersion(transaction, id, given), {
        input: request.body,
        by: userOf(request)._id,
        now: given.now,
      }),
    );
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.post(adminApi.orderRefunds.template, { schema: REFUND }, async (request, reply) => {
    const { id } = request.params;
    const by = userOf(request)._id;
    const call = { userId: by, call: 'refund', key: keyOf(request.headers), body: request.body };
    const asked: string[] = [];
    const provider = paying?.provider ?? null;
    const kind = await change((transaction) =>
      changeOnce(transaction, id, { ...call, now: now() }, async (open) => {
        asked.push(await refundOrder(transaction, open, { input: request.body, provider, by, now: now() }));
      }),
    );
    for (const refundId of paying ? asked : []) await carryOutRefund(paying!, refundId);
    // Its mail and its document.
    outsideRequest(() => jobs.runDue());
    return entryResponse(reply.code(kind === 'first' ? 201 : 200), await readAdminOrder(db, id, now()));
  });

  app.post(adminApi.orderCancellation.template, { schema: CANCEL }, async (request, reply) => {
    const { id } = request.params;
    await change(async (transaction) =>
      cancelByAdmin(transaction, await openOrder(transaction, id), {
        input: request.body,
        by: userOf(request)._id,
        now: now(),
      }),
    );
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.post(adminApi.orderAnswer.template, { schema: ANSWER }, async (request, reply) => {
    const { id } = request.params;
    const given = { ifMatch: request.headers['if-match'], now: now() };
    await change(async (transaction) =>
      answerRequest(transaction, await openOrderOfVersion(transaction, id, given), {
        text: request.body.text,
        by: userOf(request)._id,
        now: given.now,
      }),
    );
    return entryResponse(reply, await readAdminOrder(db, id, now()));
  });

  app.post(adminApi.orderMail.template, { schema: MAIL }, async (request, reply) => {
    const { id } = request.params;
    const mail = ORDER_MAILS.find((kind) => kind === request.params.mail);
    if (!mail) throw new ApiError('invalid', { mail: { problem: 'choice', choices: ORDER_MAILS } });
    await change(async (transaction) =>
      sendMailAgain(transaction, await openOrder(transaction, id), mail, {
        by: userOf(request)._id,
        now: now(),
      }),
    );
    return reply.code(202).send({ data: {} });
  });
};
