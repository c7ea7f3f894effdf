import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { api } from '#contract/routes.ts';
import { emptyBodySchema, errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { isPerson } from './audience.ts';
import { entryOfPage } from './entry-of-page.ts';
import type { PageCounts } from './page-counts.ts';

const VIEW = {
  summary: 'Says that a browser shows an entry without having loaded its page',
  params: z.object({ list: z.string().max(64), id: z.string().max(64) }),
  querystring: noQuerySchema,
  body: emptyBodySchema,
  response: { 204: z.undefined(), ...errorResponses },
};

export const viewRoutes: FastifyPluginAsyncZod<{ counts: PageCounts }> = async (app, { counts }) => {
  app.post(api.view.template, { schema: VIEW }, async (request, reply) => {
    const { params, headers } = request;
    const entry = entryOfPage(`/${params.list}/${params.id}`);
    const site = headers['sec-fetch-site'] ?? 'same-origin';
    if (entry && site === 'same-origin' && isPerson(headers)) counts.view(entry);
    return reply.code(204).send();
  });
};
