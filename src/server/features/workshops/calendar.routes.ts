import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DEFAULT_LANG, LANGS } from '#domain/language.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { sendResponse, textResponse } from '#server/platform/responses/ready-response.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { entryParamsSchema, errorResponses } from '#server/platform/http/route-schemas.ts';
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

export const calendarRoutes: FastifyPluginAsyncZod<{ db: Database; config: Config }> = async (
  app,
  { db, config },
) => {
  app.get(
    '/workshops/:id/calendar.ics',
    { schema: CALENDAR, config: { ignoresCounts: true, ignoresStock: true } },
    async (request, reply) => {
      const { lang } = request.query;
      const workshop = await findWorkshop(db, request.params.id);
      // A calendar needs an event.
      if (!workshop?.active || workshop.workshopDates.length === 0) throw new ApiError('not_found');
      reply.header('content-disposition', calendarDisposition(workshopTitle(workshop, lang).text));
      sendResponse(
        request,
        reply,
        textResponse(workshopCalendar(workshop, { ...config, lang }), CALENDAR_TYPE),
      );
      return reply;
    },
  );
};
