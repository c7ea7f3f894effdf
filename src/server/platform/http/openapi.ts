import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { API_PREFIX } from '#contract/api-path.ts';
import { api } from '#contract/routes.ts';
import { type ReadyResponse, jsonResponse, sendResponse } from '../responses/ready-response.ts';
import { BEARER_SCHEME } from './auth.ts';

/** Register it before the routes that it describes. */
export async function registerOpenApi(
  app: FastifyInstance,
  { publicUrl, name }: { publicUrl: string; name: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: name, version: '1.0.0' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { [BEARER_SCHEME]: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  let document: ReadyResponse | null = null;
  app.get(
    API_PREFIX + api.openapi.template,
    { schema: { summary: 'This document' } },
    async (request, reply) => {
      document ??= jsonResponse(app.swagger());
      sendResponse(request, reply, document);
      return reply;
    },
  );
}
