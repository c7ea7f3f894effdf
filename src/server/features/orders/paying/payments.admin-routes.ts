/** What the admin is told of the provider's money, and decides about it (docs/rules.md#payment). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { adminOrderSchema } from '#contract/admin-orders.ts';
import {
  documentInputSchema,
  orderMirrorSchema,
  paymentsSchema,
  refundDecisionSchema,
} from '#contract/admin-payments.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { answer, idSchema } from '#contract/common.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import {
  emptyBodySchema,
  entryParamsSchema,
  errorResponses,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import { readAdminOrder } from '../admin-order-view.ts';
import { type OpenOrder, openOrder } from '../order-change.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { decideAttempt, decideRefund, recordDocument } from './decide.service.ts';
import { readMirror } from './mirror.service.ts';
import { settleDifference } from './payment-days.repository.ts';
import { type PaymentFacts, readPayments } from './payments.service.ts';

const one = { params: entryParamsSchema, querystring: noQuerySchema };
const order = { 200: answer(adminOrderSchema), ...errorResponses };

const PAYMENTS = {
  summary: 'The payment provider, what it lacks, and how yesterday compares with its list',
  querystring: noQuerySchema,
  response: { 200: answer(paymentsSchema), ...errorResponses },
};
const DIFFERENCE = {
  summary: 'A difference that the admin has dealt with',
  ...one,
  body: emptyBodySchema,
  response: { 200: answer(paymentsSchema), ...errorResponses },
};
const MIRROR = {
  summary: 'An order’s money beside what the provider says now; null if none went through it',
  ...one,
  response: { 200: answer(orderMirrorSchema), ...errorResponses },
};
const REFUND = {
  summary: 'What the admin saw at the provider of a refund that isn’t known, or gives up of a refused one',
  ...one,
  params: entryParamsSchema.extend({ refund: idSchema }),
  body: refundDecisionSchema,
  response: order,
};
const ATTEMPT = {
  summary: 'The admin has dealt with money that isn’t what was asked for',
  ...one,
  params: entryParamsSchema.extend({ attempt: idSchema }),
  body: emptyBodySchema,
  response: order,
};
const DOCUMENT = {
  summary: 'The number of a document that the admin made, or found at the provider',
  ...one,
  params: entryParamsSchema.extend({ document: idSchema }),
  body: documentInputSchema,
  response: order,
};

interface PaymentsOptions extends PaymentFacts {
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}

export const paymentAdminRoutes: FastifyPluginAsyncZod<PaymentsOptions> = async (app, options) => {
  const { db, provider, jobs, now } = options;
  const change = async (
    id: string,
    work: (transaction: DatabaseTransaction, open: OpenOrder) => Promise<void>,
  ) => {
    await db
      .transaction()
      .execute(async (transaction) => work(transaction, await openOrder(transaction, id)));
    outsideRequest(() => jobs.runDue());
    return readAdminOrder(db, id, now());
  };

  app.get(adminApi.payments.template, { schema: PAYMENTS }, async () => ({
    data: await readPayments(options),
  }));

  app.put(adminApi.paymentDifference.template, { schema: DIFFERENCE }, async (request) => {
    const { id } = request.params;
    if (!(await settleDifference(db, id, now().toISOString()))) throw new ApiError('not_found');
    return { data: await readPayments(options) };
  });

  app.get(adminApi.orderMirror.template, { schema: MIRROR }, async (request) => {
    const { id } = request.params;
    return { data: provider ? await readMirror({ db, provider, now }, id) : null };
  });

  app.put(adminApi.orderRefund.template, { schema: REFUND }, async (request, reply) => {
    const { id, refund } = request.params;
    const decision = { id: refund, ...request.body, provider, by: userOf(request)._id, now: now() };
    const decided = change(id, (transaction, open) => decideRefund(transaction, open, decision));
    return entryResponse(reply, await decided);
  });

  app.put(adminApi.orderAttempt.template, { schema: ATTEMPT }, async (request, reply) => {
    const { id, attempt } = request.params;
    const decision = { id: attempt, by: userOf(request)._id, now: now() };
    const decided = change(id, (transaction, open) => decideAttempt(transaction, open, decision));
    return entryResponse(reply, await decided);
  });

  app.put(adminApi.orderDocument.template, { schema: DOCUMENT }, async (request, reply) => {
    const { id, document } = request.params;
    const found = { id: document, number: request.body.number, now: now() };
    const kept = change(id, (transaction, open) => recordDocument(transaction, open, found));
    return entryResponse(reply, await kept);
  });
};
