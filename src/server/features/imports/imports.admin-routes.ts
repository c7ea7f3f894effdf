import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import {
  IMPORT_LIMITS,
  type ImportError,
  importInputSchema,
  importSchema,
  importStateSchema,
} from '#contract/imports.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import type { Lang } from '#domain/language.ts';
import { importProblemsEn } from '#i18n/import-problems.en.ts';
import { type ImportProblemSentences, importProblemsHe } from '#i18n/import-problems.he.ts';
import { idempotencyKeySchema } from '#server/idempotency/idempotency.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { Semaphore } from '#server/platform/concurrency/semaphore.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { errorLanguage } from '#server/platform/http/error-language.ts';
import { outsideRequest } from '#server/platform/http/request-context.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { FoundProblem } from './formats/found-product.ts';
import type { ImportOptions } from './import-work.ts';
import { runImport, storedImport, tryImport, undoImport } from './imports.service.ts';

/** JSON may write every character of a file as two. */
const BODY_LIMIT = 2 * IMPORT_LIMITS.bytes + BOUNDS.body;
/** Bodies that are received, waiting or worked on: each is up to 42 MB several times over. */
const MAX_AT_ONCE = 2;

const SENTENCES: Record<Lang, ImportProblemSentences> = { he: importProblemsHe, en: importProblemsEn };

const IMPORT = {
  summary: 'Makes products from a CSV file of Shopify, Etsy, WooCommerce or this shop, up to 20 MB',
  querystring: noQuerySchema,
  headers: z.looseObject({ 'idempotency-key': idempotencyKeySchema.optional() }),
  body: importInputSchema,
  response: { 200: answer(importSchema), ...errorResponses },
};

const STATE = {
  summary: 'What an import made, and what it still waits for',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: answer(importStateSchema), ...errorResponses },
};

const UNDO = {
  summary: 'Deletes what an import made and nobody has changed since',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 204: z.undefined(), ...errorResponses },
};

interface Options {
  imports: ImportOptions;
  jobs: JobRunner;
}

export const importAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { imports, jobs }) => {
  const queue = new Semaphore({ concurrency: 1 });
  let taken = 0;

  async function admit({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    // Not by the framework, which would hang up on a browser that is still sending.
    if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) throw new ApiError('too_large');
    if (taken >= MAX_AT_ONCE) throw new ApiError('overloaded');
    taken++;
    reply.raw.once('close', () => taken--);
  }

  const route = { schema: IMPORT, bodyLimit: BODY_LIMIT, onRequest: admit, config: { queue: null } };
  app.post(adminApi.imports.template, route, (request, reply) =>
    queue.run(async () => {
      const { body, headers } = request;
      if (body.dryRun) return { data: told(request, await tryImport(imports, body)) };
      const call = {
        by: userOf(request),
        key: headers['idempotency-key'],
        isGone: () => reply.raw.destroyed,
      };
      const outcome = await runImport(imports, body, call);
      outsideRequest(() => jobs.runDue());
      return { data: told(request, outcome) };
    }),
  );

  app.get(adminApi.import.template, { schema: STATE }, async (request) => ({
    data: told(request, await storedImport(imports, request.params.id)),
  }));

  app.delete(adminApi.import.template, { schema: UNDO }, async (request, reply) => {
    await undoImport(imports, request.params.id, userOf(request));
    return reply.code(204).send();
  });
};

function told<Outcome extends { problems: FoundProblem[] }>(
  { headers }: FastifyRequest,
  { problems, ...outcome }: Outcome,
) {
  const sentences = SENTENCES[errorLanguage(headers['accept-language'])];
  const errors = problems.slice(0, IMPORT_LIMITS.errors).map(({ row, field, problem }): ImportError => {
    const tell = sentences[problem.problem] as (details: typeof problem) => string;
    return { row, ...(field !== undefined && { field }), problem: tell(problem) };
  });
  return { ...outcome, errors };
}
