import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { draftInputSchema, draftParamsSchema, draftSchema, draftSummarySchema } from '#contract/drafts.ts';
import { oldVersionAnswer } from '#contract/errors.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { DRAFT_BOUNDS } from '#domain/bounds.ts';
import type { Database } from '#server/db/schema.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { errorResponses, ifMatchSchema, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { type DraftAddress, findDraft, listDrafts } from './drafts.repository.ts';
import { dropDraft, writeDraft } from './drafts.service.ts';

const one = { params: draftParamsSchema, querystring: noQuerySchema };
const oldVersion = { 412: oldVersionAnswer(draftSchema), ...errorResponses };
const LIST = {
  summary: "The caller's own drafts, the latest first, without what was typed",
  querystring: noQuerySchema,
  response: { 200: answer(z.array(draftSummarySchema)), ...errorResponses },
};
const READ = {
  summary: "One of the caller's drafts, null if there is none",
  ...one,
  response: { 200: answer(draftSchema.nullable()), ...errorResponses },
};
const WRITE = {
  summary: 'Keeps a draft of an entry, or of a new one under an id that the client makes',
  ...one,
  headers: ifMatchSchema,
  body: draftInputSchema,
  response: { 200: answer(draftSchema), ...oldVersion },
};
const DROP = {
  summary: 'Ends a draft; one that has gone is no error',
  ...one,
  headers: ifMatchSchema,
  response: { 204: z.undefined(), ...oldVersion },
};

interface DraftRequest extends FastifyRequest {
  params: z.output<typeof draftParamsSchema>;
}

function addressOf(request: DraftRequest): DraftAddress {
  const { form, id } = request.params;
  return { userId: userOf(request)._id, kind: form, id };
}

interface Options {
  db: Database;
  now: () => Date;
}

export const draftAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, now }) => {
  app.get(adminApi.drafts.template, { schema: LIST }, async (request) => ({
    data: await listDrafts(db, userOf(request)._id),
  }));

  app.get(adminApi.draft.template, { schema: READ }, async (request) => ({
    data: await findDraft(db, addressOf(request)),
  }));

  app.put(adminApi.draft.template, { schema: WRITE, bodyLimit: DRAFT_BOUNDS.body }, async (request) => {
    const address = addressOf(request);
    const write = { input: request.body, ifMatch: request.headers['if-match'], now: now() };
    return { data: await notFoundIfErased(writeDraft(db, address, write)) };
  });

  app.delete(adminApi.draft.template, { schema: DROP }, async (request, reply) => {
    const address = addressOf(request);
    await dropDraft(db, address, request.headers['if-match']);
    return reply.code(204).send();
  });
};
