import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, entryStateSchema, listAnswer } from '#contract/common.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { type Workshop, otherDateSchema, workshopQuerySchema, workshopSchema } from '#contract/workshops.ts';
import { api } from '#contract/routes.ts';
import { seatsUntil } from '#domain/orders/cancellation.ts';
import { isWithinAYear } from '#domain/workshop-order.ts';
import type { MeetingTimes } from '#server/db/meetings-around.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { readUser } from '#server/platform/http/auth.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import type { ResponseCache } from '#server/platform/responses/response-cache.ts';
import { sendPublicList } from '#server/platform/responses/public-list.ts';
import { entryParamsSchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { COMING_FIRST } from './coming-first.repository.ts';
import {
  countWorkshops,
  findPublicWorkshop,
  findWorkshop,
  listWorkshops,
  otherDatesOf,
} from './workshops.repository.ts';

const listSchema = listAnswer(workshopSchema);
const oneSchema = answer(workshopSchema);
/** With the entry's state for the admin. */
const seenSchema = answer(workshopSchema.extend(entryStateSchema.partial().shape));

const otherDatesSchema = answer(z.array(otherDateSchema));

const CONFIG = { ignoresCounts: true };
const LIST = {
  summary: 'The active workshops',
  querystring: workshopQuerySchema,
  response: { 200: listSchema, ...errorResponses },
};
const ONE = {
  summary: 'An active workshop; an inactive one, too, for the superAdmin',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: seenSchema, ...errorResponses },
};
const OTHER_DATES = {
  summary: 'The same workshop at other times that are still ahead, the nearest first',
  params: entryParamsSchema,
  querystring: noQuerySchema,
  response: { 200: otherDatesSchema, ...errorResponses },
};

interface WorkshopRouteOptions {
  db: Database;
  responseCache: ResponseCache;
  meetings: MeetingTimes;
  settings: ShopSettings;
  now: () => Date;
}

export const workshopRoutes: FastifyPluginAsyncZod<WorkshopRouteOptions> = async (
  app,
  { db, responseCache, meetings, settings, now },
) => {
  const withLastDay = async <One extends Workshop | null>(workshop: One) =>
    workshop && {
      ...workshop,
      ...(workshop.workshopDates.length > 0 && {
        cancelUntil: seatsUntil(workshop.workshopDates, (await settings.current()).cancellation),
      }),
    };

  app.get(api.workshops.template, { schema: LIST, config: CONFIG }, async (request, reply) => {
    const { category, level, month, weekday } = request.query;
    const filter = { category, level, month, weekday };
    const { begun } = await meetings.around(now());
    return sendPublicList(responseCache, request, reply, {
      path: '/workshops',
      query: request.query,
      during: String(begun),
      schema: listSchema,
      isEndless: month !== undefined && !isWithinAYear(month, now()),
      order: COMING_FIRST,
      read: (start, limit) => listWorkshops(db, filter, { start, limit }, now()),
      count: () => countWorkshops(db, filter, now()),
    });
  });

  app.get(
    api.workshop.template,
    { schema: ONE, onRequest: readUser, config: CONFIG },
    async (request, reply) => {
      const { id } = request.params;
      if (request.user?.role === 'superAdmin')
        return entryResponse(reply, await withLastDay(await findWorkshop(db, id)));
      return responseCache.send(request, reply, {
        key: `/workshops/${id}`,
        schema: oneSchema,
        make: async () => {
          const workshop = await findPublicWorkshop(db, id, now());
          if (!workshop) throw new ApiError('not_found');
          return { data: await withLastDay(workshop) };
        },
      });
    },
  );

  app.get(seatApi.otherDates.template, { schema: OTHER_DATES, config: CONFIG }, (request, reply) => {
    const { id } = request.params;
    return responseCache.send(request, reply, {
      key: `/workshops/${id}/other-dates`,
      schema: otherDatesSchema,
      make: async () => {
        const workshops = await otherDatesOf(db, id, now());
        if (!workshops) throw new ApiError('not_found');
        return { data: workshops };
      },
    });
  });
};
