import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { takenSeatsSchema } from '#contract/seats.ts';
import { handOverSchema } from '#contract/waiting-list.ts';
import type { Database } from '#server/db/schema.ts';
import { keyHeaderSchema } from '#server/idempotency/key-header.ts';
import { onceIfKeyed } from '#server/idempotency/optional-key.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { RateLimit, RateLimiter } from '#server/platform/load/rate-limiter.ts';
import { readSeats } from '../orders/seats.service.ts';
import { handOver } from './hand-over.service.ts';

const HAND_OVER = {
  summary:
    'Gives seats to somebody else, until the first meeting; with an Idempotency-Key once, however often it is sent',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  headers: keyHeaderSchema,
  body: handOverSchema,
  response: { 200: answer(takenSeatsSchema), ...errorResponses },
};

/** Each sends a mail to an address that the customer names. */
const LIMIT: RateLimit = { name: 'hand-over', max: 10, window: 60 * 60_000 };

interface HandOverOptions {
  db: Database;
  rateLimiter: RateLimiter;
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}

export const handOverRoutes: FastifyPluginAsyncZod<HandOverOptions> = async (app, options) => {
  const { db, rateLimiter, jobs, now } = options;
  requireUser(app);

  app.post(seatApi.handOver.template, { schema: HAND_OVER }, async (request) => {
    const { _id: userId } = userOf(request);
    const lineId = request.params.id;
    await rateLimiter.consume(LIMIT, userId);
    const { reference: given } = await db.transaction().execute((transaction) => {
      const giving = { lineId, userId, input: request.body, now: now() };
      return onceIfKeyed(transaction, { request, call: `hand-over ${lineId}`, now: giving.now }, () =>
        handOver(transaction, giving),
      );
    });
    outsideRequest(() => jobs.runDue());
    const seats = (await readSeats(db, userId, now())).find(({ _id }) => _id === given);
    if (!seats) throw new ApiError('not_found');
    return { data: seats };
  });
};
