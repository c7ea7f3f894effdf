import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { linkedPlaceSchema, waitingInputSchema, waitingPlaceSchema } from '#contract/waiting-list.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { requireUser, userOf } from '#server/platform/http/auth.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { findPlaceByToken } from './waiting-list.repository.ts';
import { isLive, joinWaitingList, leaveByToken, leaveWaitingList } from './waiting-list.service.ts';

const one = { params: entryParamsSchema, querystring: noQuerySchema };
const JOIN = {
  summary: 'Waits for seats of a workshop that has too few; 409 while there are enough',
  ...one,
  body: waitingInputSchema,
  response: { 201: answer(waitingPlaceSchema), ...errorResponses },
};
const LEAVE = {
  summary: 'Leaves the waiting list, and declines what is offered',
  ...one,
  response: { 204: z.void(), ...errorResponses },
};
const byToken = {
  params: z.strictObject({ token: z.string().min(1).max(64) }),
  querystring: noQuerySchema,
};
const PLACE = {
  summary: 'The place on a waiting list that a mailed link leads to; 410 once it has ended',
  ...byToken,
  response: { 200: answer(linkedPlaceSchema), ...errorResponses },
};
const LEAVE_BY_LINK = {
  summary: 'Leaves the waiting list by a mailed link; 410 once the place has ended',
  ...byToken,
  response: { 204: z.void(), ...errorResponses },
};

interface WaitingListOptions {
  db: Database;
  settings: ShopSettings;
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}

export const waitingListRoutes: FastifyPluginAsyncZod<WaitingListOptions> = async (app, options) => {
  for (const routes of [ownPlaceRoutes, linkedPlaceRoutes])
    await app.register(routes, { ...options, prefix: '' });
};

const ownPlaceRoutes: FastifyPluginAsyncZod<WaitingListOptions> = async (app, options) => {
  const { db, settings, jobs, now } = options;
  requireUser(app);
  const change = changing(db, jobs);

  app.post(seatApi.waitingList.template, { schema: JOIN }, async (request, reply) => {
    const { joinBegun } = (await settings.current()).workshops;
    const waiter = { workshopId: request.params.id, userId: userOf(request)._id, now: now(), joinBegun };
    const position = await change((transaction) => joinWaitingList(transaction, waiter, request.body));
    return reply.code(201).send({ data: { position } });
  });

  app.delete(seatApi.waitingList.template, { schema: LEAVE }, async (request, reply) => {
    const waiter = { workshopId: request.params.id, userId: userOf(request)._id, now: now() };
    await change((transaction) => leaveWaitingList(transaction, waiter));
    return reply.code(204).send();
  });
};

const linkedPlaceRoutes: FastifyPluginAsyncZod<WaitingListOptions> = async (app, { db, jobs, now }) => {
  const change = changing(db, jobs);

  app.get(seatApi.waitingPlace.template, { schema: PLACE }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const place = await findPlaceByToken(db, request.params.token);
    const workshop =
      place && isLive(place, now()) && (await workshopsNow(db, [place.workshop_id])).get(place.workshop_id);
    if (!workshop) throw new ApiError('link_ended');
    const { title, translations } = workshop;
    const offer = place.offer_until === null ? {} : { offer: { until: place.offer_until } };
    return { data: { workshop: place.workshop_id, title, translations, seats: place.seats, ...offer } };
  });

  app.delete(seatApi.waitingPlace.template, { schema: LEAVE_BY_LINK }, async (request, reply) => {
    await change((transaction) => leaveByToken(transaction, request.params.token, now()));
    return reply.code(204).send();
  });
};

/** What was put in with a change runs at once. */
function changing(db: Database, jobs: Pick<JobRunner, 'runDue'>) {
  return async <Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result> => {
    const result = await db.transaction().execute(work);
    outsideRequest(() => jobs.runDue());
    return result;
  };
}
