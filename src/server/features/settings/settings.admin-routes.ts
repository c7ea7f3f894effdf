import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer } from '#contract/common.ts';
import { oldVersionAnswer } from '#contract/errors.ts';
import { settingsChangeSchema, settingsSchema } from '#contract/settings.ts';
import { settingsInputSchema } from '#contract/settings-input.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { userOf } from '#server/platform/http/auth.ts';
import { errorResponses, ifMatchSchema, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { entryResponse } from '#server/platform/responses/entry-response.ts';
import { listSettingsChanges, readSettings } from './settings.repository.ts';
import { changeSettings } from './settings.service.ts';
import type { ShopSettings } from './shop-settings.ts';

/** Bytes: all texts in both languages. */
const BODY_LIMIT = 1024 * 1024;

const READ = {
  summary: "The shop's settings, and where each value comes from",
  querystring: noQuerySchema,
  response: { 200: answer(settingsSchema), ...errorResponses },
};

const CHANGE = {
  summary: 'Changes settings; what is left out stays, null goes back to the default',
  querystring: noQuerySchema,
  headers: ifMatchSchema,
  body: settingsInputSchema,
  response: { 200: answer(settingsSchema), 412: oldVersionAnswer(settingsSchema), ...errorResponses },
};

const DEFAULTS = {
  summary: 'What each setting would be if the admin had set nothing of its kind',
  querystring: noQuerySchema,
  response: { 200: answer(settingsSchema), ...errorResponses },
};

const HISTORY = {
  summary: 'The newest 200 changes of the settings, newest first',
  querystring: noQuerySchema,
  response: { 200: answer(z.array(settingsChangeSchema)), ...errorResponses },
};

interface Options {
  db: Database;
  catalogue: CatalogueVersion;
  settings: ShopSettings;
  isPaidPage: (address: string) => Promise<boolean>;
  now: () => Date;
}

export const settingsAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { db, settings, now } = options;

  app.get(adminApi.settings.template, { schema: READ }, async (_request, reply) =>
    entryResponse(reply, settings.effective(await readSettings(db))),
  );

  app.get(adminApi.settingsDefaults.template, { schema: DEFAULTS }, async () => ({
    data: settings.defaults(await readSettings(db)),
  }));

  app.get(adminApi.settingsHistory.template, { schema: HISTORY }, async () => ({
    data: await listSettingsChanges(db),
  }));

  app.put(adminApi.settings.template, { schema: CHANGE, bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const change = { ...options, by: userOf(request)._id, now: now() };
    return entryResponse(reply, await changeSettings(change, request.body, request.headers['if-match']));
  });
};
