import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deletedEntrySchema, entryChangeSchema, entryUseSchema } from '#contract/admin.ts';
import { answer, integerQuerySchema } from '#contract/common.ts';
import { oldVersionAnswer } from '#contract/errors.ts';
import { API_PREFIX } from '#contract/api-path.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import {
  emptyBodySchema,
  entryParamsSchema,
  errorResponses,
  ifMatchSchema,
  noQuerySchema,
} from '#server/platform/http/route-schemas.ts';
import type { Input } from './complete-fields.ts';
import { listDeleted } from './entries.repository.ts';
import { entriesAsJson } from './entry-list.ts';
import {
  type Editing,
  changeEntry,
  createEntry,
  deleteEntry,
  historyOf,
  restoreEntry,
  useOf,
} from './entries.service.ts';
import { returnToVersion } from './earlier-versions.service.ts';
import type { EntryFields, EntryType } from './entry-type.ts';

interface EntryOptions {
  db: Database;
  catalogue: CatalogueVersion;
  types: readonly EntryType[];
  jobs: Pick<JobRunner, 'runDue'>;
  now: () => Date;
}

export const entryAdminRoutes: FastifyPluginAsyncZod<EntryOptions> = async (
  app,
  { types, jobs, ...options },
) => {
  // A changed workshop frees seats, and its people are told.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') jobs.runDue();
  });
  for (const type of types) await app.register(routesOf, { type, ...options });
};

function sendJson(reply: FastifyReply, pieces: AsyncIterable<string>): void {
  reply.type('application/json; charset=utf-8').send(Readable.from(pieces));
}

async function* wholeList(db: Database, type: EntryType, ids: readonly string[]): AsyncGenerator<string> {
  const [before, after] = isBare(type) ? ['[', ']'] : ['{"data":[', ']}'];
  yield before;
  yield* entriesAsJson(db, type, ids);
  yield after;
}

type TypeOptions = Omit<EntryOptions, 'types' | 'jobs'> & { type: EntryType };

const routesOf: FastifyPluginAsyncZod<TypeOptions> = async (app, { type, db, catalogue, now }) => {
  const { kind, bodyLimit = BOUNDS.body } = type;
  const { LIST, CREATE, CHANGE, DELETE, DELETED, RESTORE, HISTORY, RETURN, USE } = schemasOf(type);
  const pathOf = ({ template }: { template: string }) => template.replace(':kind', kind);
  const editing = (request: FastifyRequest): Editing => ({
    catalogue,
    type,
    by: userOf(request),
    now: now(),
  });

  app.get(withinApi(adminApi.entries(kind)), { schema: LIST }, async (_request, reply) => {
    sendJson(reply, wholeList(db, type, await type.ids(db)));
    return reply;
  });

  app.post(pathOf(adminApi.newEntry), { schema: CREATE, bodyLimit }, async (request, reply) => {
    const entry = await createEntry(editing(request), request.body as Input<EntryFields>);
    return reply.code(201).send(entryResponse(reply, entry));
  });

  app.put(pathOf(adminApi.entry), { schema: CHANGE, bodyLimit }, async (request, reply) => {
    const { params, headers, body } = request;
    const input = body as Input<EntryFields>;
    return entryResponse(reply, await changeEntry(editing(request), params.id, input, headers['if-match']));
  });

  app.delete(pathOf(adminApi.entry), { schema: DELETE }, async (request, reply) => {
    await deleteEntry(editing(request), request.params.id, request.headers['if-match']);
    return reply.code(204).send();
  });

  app.get(pathOf(adminApi.deletedEntries), { schema: DELETED }, async () => ({
    data: await listDeleted(db, kind, now()),
  }));

  app.post(pathOf(adminApi.restoreEntry), { schema: RESTORE }, async (request, reply) =>
    entryResponse(reply, await restoreEntry(editing(request), request.params.id)),
  );

  app.get(pathOf(adminApi.entryHistory), { schema: HISTORY }, async ({ params }) => ({
    data: await historyOf(db, type, params.id),
  }));

  app.post(pathOf(adminApi.entryReturn), { schema: RETURN }, async (request, reply) => {
    const { params, headers } = request;
    const { entry, missingPictures } = await returnToVersion(
      editing(request),
      params.id,
      params.version,
      headers['if-match'],
    );
    return { ...entryResponse(reply, entry), ...(missingPictures.length > 0 && { missingPictures }) };
  });

  app.get(pathOf(adminApi.entryUse), { schema: USE }, async ({ params }) => ({
    data: await useOf(db, type, params.id),
  }));
};

function schemasOf(type: EntryType) {
  const { kind, inputSchema, changeSchema = inputSchema, entrySchema } = type;
  const ofOne = { params: entryParamsSchema, querystring: noQuerySchema };
  const oneSchema = answer(entrySchema);
  const listSchema = z.array(entrySchema);
  const versioned = { headers: ifMatchSchema };
  const oldVersion = { 412: oldVersionAnswer(entrySchema), ...errorResponses };
  return {
    LIST: {
      summary: `All ${kind}, inactive ones too`,
      querystring: noQuerySchema,
      response: { 200: isBare(type) ? listSchema : answer(listSchema), ...errorResponses },
    },
    CREATE: {
      summary: `Makes an entry of ${kind}`,
      querystring: noQuerySchema,
      body: inputSchema,
      response: { 201: oneSchema, ...errorResponses },
    },
    CHANGE: {
      summary: `Changes an entry of ${kind}; optional fields that are left out stay`,
      ...ofOne,
      ...versioned,
      body: changeSchema,
      response: { 200: oneSchema, ...oldVersion },
    },
    DELETE: {
      summary: `Deletes an entry of ${kind}; for 30 days it can be restored`,
      ...ofOne,
      ...versioned,
      response: { 204: z.undefined(), ...oldVersion },
    },
    DELETED: {
      summary: `The entries of ${kind} that can be restored, the latest deletion first`,
      querystring: noQuerySchema,
      response: { 200: answer(z.array(deletedEntrySchema)), ...errorResponses },
    },
    RESTORE: {
      summary: `Brings a deleted entry of ${kind} back`,
      ...ofOne,
      body: emptyBodySchema,
      response: { 200: oneSchema, ...errorResponses },
    },
    HISTORY: {
      summary: `Who changed what of an entry of ${kind}, the newest first`,
      ...ofOne,
      response: { 200: answer(z.array(entryChangeSchema)), ...errorResponses },
    },
    RETURN: {
      summary: `Brings an entry of ${kind} back to an earlier version, as a new one; stock and seats stay`,
      params: versionParamsSchema,
      querystring: noQuerySchema,
      ...versioned,
      body: emptyBodySchema,
      response: { 200: returnedSchema(entrySchema), ...oldVersion },
    },
    USE: {
      summary: `What a deletion of an entry of ${kind} would touch`,
      ...ofOne,
      response: { 200: answer(entryUseSchema), ...errorResponses },
    },
  };
}

const versionParamsSchema = entryParamsSchema.extend({ version: integerQuerySchema(1, BOUNDS.count) });

function returnedSchema(entrySchema: EntryType['entrySchema']) {
  return answer(entrySchema).extend({
    /** Addresses that no longer have a picture; the entry keeps what it has instead. */
    missingPictures: z.array(z.string()).optional(),
  });
}

/** Lists of banner texts are bare arrays, as in the contract. */
function isBare({ kind }: EntryType): boolean {
  return kind === 'banner-texts';
}

function withinApi(path: string): string {
  return path.slice(API_PREFIX.length);
}
