import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { adminApi } from '#contract/admin-routes.ts';
import {
  attendeeChangeSchema,
  attendeeInputSchema,
  attendeeMoveSchema,
  attendeeSchema,
  messageSentSchema,
  rosterSchema,
  workshopMessageSchema,
} from '#contract/attendees.ts';
import { answer, idSchema } from '#contract/common.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { keyHeaderSchema } from '#server/idempotency/key-header.ts';
import { onceIfKeyed } from '#server/idempotency/optional-key.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { csvResponses, sendCsv } from '#server/platform/responses/csv.ts';
import { ATTENDEE_CSV } from './attendee-export.ts';
import { findAttendee, findAttendeeAnywhere, readAttendees } from './attendees.repository.ts';
import { moveAttendee } from './move-attendee.service.ts';
import { addAttendee, changeAttendee, readRoster, removeAttendee } from './roster.service.ts';
import { sendMessage } from './workshop-message.service.ts';

const workshop = { params: entryParamsSchema, querystring: noQuerySchema };
const attendee = {
  params: entryParamsSchema.extend({ attendee: idSchema }),
  querystring: noQuerySchema,
};
const one = answer(attendeeSchema);

const ROSTER = {
  summary: 'Who comes to a workshop, and who waits for a seat',
  ...workshop,
  response: { 200: answer(rosterSchema), ...errorResponses },
};
const ADD = {
  summary: 'Registers somebody by hand; with an Idempotency-Key once, however often it is sent',
  ...workshop,
  headers: keyHeaderSchema,
  body: attendeeInputSchema,
  response: { 200: one, 201: one, ...errorResponses },
};
const CHANGE = {
  summary: 'Marks who came, keeps a note; the rest only of who was added by hand',
  ...attendee,
  body: attendeeChangeSchema,
  response: { 200: one, ...errorResponses },
};
const REMOVE = {
  summary: 'Cancels who was added by hand, and removes who was canceled; 409 for an order’s seats',
  ...attendee,
  response: { 204: z.void(), ...errorResponses },
};
const MOVE = {
  summary: 'Moves somebody to another workshop, and tells them',
  ...attendee,
  body: attendeeMoveSchema,
  response: { 200: one, ...errorResponses },
};
const MESSAGE = {
  summary: 'Mails each who comes, or who waits',
  ...workshop,
  headers: keyHeaderSchema,
  body: workshopMessageSchema,
  response: { 202: answer(messageSentSchema), ...errorResponses },
};
const EXPORT = {
  summary: 'Who comes to a workshop as CSV',
  ...workshop,
  response: csvResponses,
};

interface RosterOptions {
  db: Database;
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}

export const rosterRoutes: FastifyPluginAsyncZod<RosterOptions> = async (app, { db, jobs, now }) => {
  const change = async <Result>(work: (transaction: DatabaseTransaction) => Promise<Result>) => {
    const result = await db.transaction().execute(work);
    outsideRequest(() => jobs.runDue());
    return result;
  };
  const found = async (workshopId: string, id: string) => {
    const seen = await findAttendee(db, { workshopId, id });
    if (!seen) throw new ApiError('not_found');
    return { data: seen };
  };

  app.get(adminApi.attendees.template, { schema: ROSTER }, async (request) => ({
    data: await readRoster(db, request.params.id, now()),
  }));

  app.post(adminApi.attendees.template, { schema: ADD }, async (request, reply) => {
    const { id } = request.params;
    const adding = { input: request.body, now: now() };
    const result = await change((transaction) => {
      const work = () => addAttendee(transaction, id, adding);
      return onceIfKeyed(transaction, { request, call: `attendee ${id}`, now: adding.now }, work);
    });
    const answered = await found(id, result.reference);
    return reply.code(result.kind === 'first' ? 201 : 200).send(answered);
  });

  app.put(adminApi.attendee.template, { schema: CHANGE }, async (request) => {
    const { id: workshopId, attendee: id } = request.params;
    const changing = { input: request.body, by: userOf(request)._id, now: now() };
    await change((transaction) => changeAttendee(transaction, { workshopId, id }, changing));
    return found(workshopId, id);
  });

  app.delete(adminApi.attendee.template, { schema: REMOVE }, async (request, reply) => {
    const { id: workshopId, attendee: id } = request.params;
    await change((transaction) => removeAttendee(transaction, { workshopId, id }, now()));
    return reply.code(204).send();
  });

  app.post(adminApi.attendeeMove.template, { schema: MOVE }, async (request) => {
    const { id: from, attendee: id } = request.params;
    const moving = { from, to: request.body.workshop, id, by: userOf(request)._id, now: now() };
    await change((transaction) => moveAttendee(transaction, moving));
    const moved = await findAttendeeAnywhere(db, id);
    if (!moved) throw new ApiError('not_found');
    return { data: moved.attendee };
  });

  app.post(adminApi.workshopMessage.template, { schema: MESSAGE }, async (request, reply) => {
    const { id } = request.params;
    const sending = { message: request.body, now: now() };
    const { reference } = await change((transaction) => {
      const work = async () => String(await sendMessage(transaction, id, sending));
      return onceIfKeyed(transaction, { request, call: `message ${id}`, now: sending.now }, work);
    });
    return reply.code(202).send({ data: { mails: Number(reference) } });
  });

  app.get(adminApi.attendeeExport.template, { schema: EXPORT }, async (request, reply) => {
    const { id } = request.params;
    await readRoster(db, id, now());
    const batches = (async function* () {
      yield await readAttendees(db, id);
    })();
    return sendCsv(reply, { name: 'attendees', now: now(), columns: ATTENDEE_CSV, batches });
  });
};
