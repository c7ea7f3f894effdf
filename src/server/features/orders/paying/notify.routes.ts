/** Where a provider tells that something happened; what, it is asked (docs/rules.md#payment). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { orderApi } from '#contract/order-routes.ts';
import { newId } from '#server/db/ids.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { registerRawBodies } from '#server/platform/http/raw-bodies.ts';
import { errorResponses } from '#server/platform/http/route-schemas.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { PAYMENT_ASK } from './ask-times.service.ts';
import type { PayingRoutesOptions } from './paying-routes-options.ts';
import { attemptOfReference, insertNotice } from './provider-pages.repository.ts';

const NOTIFY = {
  summary: 'A payment provider’s notice, in its own form: a reason to ask it, nothing more',
  params: z.object({ provider: z.string() }),
  response: { 200: answer(z.object({})), ...errorResponses },
};

/** Stored before it is answered, so that one that is lost is repeated by the provider. */
export const notifyRoutes: FastifyPluginAsyncZod<PayingRoutesOptions> = async (app, options) => {
  const { db, provider, jobs, now } = options;
  registerRawBodies(app);

  app.post(orderApi.paymentNotice.template, { schema: NOTIFY }, async (request) => {
    if (provider?.protocol !== request.params.provider) throw new ApiError('not_found');
    const raw = request.body as Buffer; // registerRawBodies
    const { reference, isAuthentic } = provider.readNotice(raw, request.headers);
    if (!isAuthentic) {
      request.log.warn('a payment notice was not signed by the provider');
      throw new ApiError('unauthorized');
    }
    const attemptId = reference && (await attemptOfReference(db, provider.id, reference));
    if (!attemptId) {
      request.log.warn('a payment notice is about no page of this shop');
      return { data: {} };
    }
    const at = now().toISOString();
    const id = newId();
    await db.transaction().execute(async (transaction) => {
      const body = raw.toString('base64');
      await insertNotice(transaction, { id, attempt_id: attemptId, received_at: at, body });
      const job = { now: at, key: `${attemptId} ${id}` };
      await enqueue(transaction, PAYMENT_ASK, { attemptId, once: true }, job);
    });
    outsideRequest(() => jobs.runDue(PAYMENT_ASK));
    return { data: {} };
  });
};
