import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DEFAULT_LANG, LANGS } from '#domain/language.ts';
import { api } from '#contract/routes.ts';
import type { Database } from '#server/db/schema.ts';
import { sendResponse, textResponse } from '#server/platform/responses/ready-response.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { entryParamsSchema, errorResponses } from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { calendarDisposition } from './calendar-file-name.ts';
import { CALENDAR_TYPE, workshopCalendar, workshopTitle } from './calendar.ts';
import { findWorkshop } from './workshops.repository.ts';

const CALENDAR = {
  summary:
    'The meetings of an active workshop as a calendar file (RFC 5545); Hebrew where no language is asked for',
  params: entryParamsSchema,
  querystring: z.strictObject({ lang: z.enum(LANGS).default(DEFAULT_LANG) }),
  response: { 200: { content: { 'text/calendar': { schema: z.string() } } }, ...errorResponses },
};

interface Options {
  db: Database;
  settings: ShopSettings;
  publicUrl: string;
}

export const calendarRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, settings, publicUrl }) => {
  app.get(
    api.workshopCalendar.template,
    { schema: CALENDAR, config: { ignoresCounts: true, ignoresStock: true } },
    async (request, reply) => {
      const { lang } = request.query;
      const { shop } = await settings.current();
      const workshop = await findWorkshop(db, request.params.id);
      // A calendar needs an event.
      if (!workshop?.active || workshop.workshopDates.length === 0) throw new ApiError('not_found');
      reply.header('content-disposition', calendarDisposition(workshopTitle(workshop, lang).text));
      sendResponse(
        request,
        reply,
        textResponse(workshopCalendar(workshop, { publicUrl, shop, lang }), CALENDAR_TYPE),
      );
      return reply;
    },
  );
};
