import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { api } from '#contract/routes.ts';
import { pingDatabase } from '#server/db/connection.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { withTimeout } from '#server/platform/concurrency/with-timeout.ts';

const HEALTH = {
  summary: 'Whether the shop can do its work; 503 with the code of the part that fails',
  querystring: noQuerySchema,
  response: { 200: answer(z.object({ status: z.literal('ok') })), ...errorResponses },
};

const DATABASE_TIMEOUT_MS = 1_000;

export const healthRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(api.health.template, { schema: HEALTH }, async (request, reply) => {
    try {
      await withTimeout(DATABASE_TIMEOUT_MS, pingDatabase(db));
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      throw new ApiError('database_unavailable');
    }
    return reply.header('cache-control', 'no-store').send({ data: { status: 'ok' as const } });
  });
};
