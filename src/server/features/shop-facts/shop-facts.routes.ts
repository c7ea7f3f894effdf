import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { pageTextsSchema, shopFactsSchema } from '#contract/shop-facts.ts';
import { api } from '#contract/routes.ts';
import { WORDS_PAGES } from '#domain/shop-texts.ts';
import { LANGS } from '#domain/language.ts';
import type { Config } from '#server/config.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { ResponseCache } from '#server/platform/responses/response-cache.ts';
import { type ReadyResponse, jsonResponse, sendResponse } from '#server/platform/responses/ready-response.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { publicFacts } from './public-facts.ts';
import { saidTexts } from './said-texts.ts';
import { textsOfPage } from './texts-of-page.ts';

const MINUTE_MS = 60_000;
const factsSchema = answer(shopFactsSchema);
const textsSchema = answer(pageTextsSchema);
const UNCOUNTED = { ignoresCounts: true, ignoresStock: true };

const FACTS = {
  summary: "The shop's details and texts, and the server's minute",
  querystring: noQuerySchema,
  response: { 200: factsSchema, ...errorResponses },
};

const TEXTS = {
  summary: "A page's texts that the shop may change, in one language",
  querystring: z.strictObject({ page: z.enum(WORDS_PAGES), lang: z.enum(LANGS) }),
  response: { 200: textsSchema, ...errorResponses },
};

interface Options {
  settings: ShopSettings;
  responseCache: ResponseCache;
  config: Pick<Config, 'mail' | 'publicUrl'>;
  now: () => Date;
}

export const shopFactsRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { settings, responseCache, config, now } = options;
  const { publicUrl } = config;
  const mail = config.mail !== null;
  let kept: { minute: number; of: object; answer: ReadyResponse } | null = null;

  app.get(api.shopFacts.template, { schema: FACTS, config: UNCOUNTED }, async (request, reply) => {
    const minute = Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS;
    const current = await settings.current();
    if (kept?.minute !== minute || kept.of !== current) {
      const facts = { ...publicFacts(current), mail, publicUrl, now: new Date(minute).toISOString() };
      kept = { minute, of: current, answer: jsonResponse(factsSchema.parse({ data: facts })) };
    }
    sendResponse(request, reply, kept.answer);
    return reply;
  });

  app.get(api.shopTexts.template, { schema: TEXTS, config: UNCOUNTED }, async (request, reply) => {
    const { page, lang } = request.query;
    await responseCache.send(request, reply, {
      key: `shop-texts ${page} ${lang}`,
      schema: textsSchema,
      make: async () => ({ data: textsOfPage(saidTexts(await settings.current()), page, lang) }),
      compressed: true,
    });
    return reply;
  });
};
