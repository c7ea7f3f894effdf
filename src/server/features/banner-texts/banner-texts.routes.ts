import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type ActiveBannerText, type BannerText, activeBannerTextSchema } from '#contract/banner-texts.ts';
import { api } from '#contract/routes.ts';
import { endOfJerusalemDay, jerusalemDate } from '#domain/jerusalem.ts';
import type { Database } from '#server/db/schema.ts';
import type { ResponseCache } from '#server/platform/responses/response-cache.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { listBannerTexts } from './banner-texts.repository.ts';

const activeSchema = z.array(activeBannerTextSchema);

const ACTIVE = {
  summary: 'The banner texts that are not past their last day',
  querystring: noQuerySchema,
  response: { 200: activeSchema, ...errorResponses },
};

interface Options {
  db: Database;
  responseCache: ResponseCache;
  now: () => Date;
}

export const bannerTextRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, responseCache, now }) => {
  app.get(
    api.activeBannerTexts.template,
    { schema: ACTIVE, config: { ignoresCounts: true, ignoresStock: true } },
    (request, reply) => {
      const moment = now();
      return responseCache.send(request, reply, {
        // A text ends with a day in Jerusalem, so the answer is the same all day.
        key: `/banner-texts/active#${jerusalemDate(moment)}`,
        schema: activeSchema,
        make: async () => {
          const texts = await listBannerTexts(db);
          return texts.filter((text) => isActive(text, moment)).map(toActive);
        },
      });
    },
  );
};

function isActive({ endDate }: BannerText, moment: Date): boolean {
  return endDate === null || moment <= endOfJerusalemDay(new Date(endDate));
}

function toActive({ _id, text, endDate, translations }: BannerText): ActiveBannerText {
  return { _id, text, translations, ...(endDate === null ? {} : { endDate }) };
}
