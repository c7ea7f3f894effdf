import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer } from '#contract/common.ts';
import { shopFactsSchema } from '#contract/shop-facts.ts';
import type { Config } from '#server/config.ts';
import { type ReadyResponse, jsonResponse, sendResponse } from '#server/platform/responses/ready-response.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';

const MINUTE_MS = 60_000;
const factsSchema = answer(shopFactsSchema);

const FACTS = {
  summary: "The shop's name, address and networks, and the server's minute",
  querystring: noQuerySchema,
  response: { 200: factsSchema, ...errorResponses },
};

export const shopFactsRoutes: FastifyPluginAsyncZod<{ config: Config; now: () => Date }> = async (
  app,
  options,
) => {
  const { config, now } = options;
  let kept: { minute: number; answer: ReadyResponse } | null = null;

  app.get(
    '/shop-facts',
    { schema: FACTS, config: { ignoresCounts: true, ignoresStock: true } },
    async (request, reply) => {
      const minute = Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS;
      if (kept?.minute !== minute) {
        const facts = { ...config.shop, publicUrl: config.publicUrl, now: new Date(minute).toISOString() };
        kept = { minute, answer: jsonResponse(factsSchema.parse({ data: facts })) };
      }
      sendResponse(request, reply, kept.answer);
      return reply;
    },
  );
};
