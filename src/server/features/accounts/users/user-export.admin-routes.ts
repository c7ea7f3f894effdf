import type { FastifyPluginAsync } from 'fastify';
import type { User } from '#contract/auth.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { type CsvColumns, csvResponses, sendCsv } from '#server/platform/responses/csv.ts';
import { usersInBatches } from './users.repository.ts';

const COLUMNS: CsvColumns<User> = {
  _id: ({ _id }) => _id,
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  email: ({ email }) => email,
  phoneNumber: ({ phoneNumber }) => phoneNumber,
  role: ({ role }) => role,
  joinedDate: ({ joinedDate }) => joinedDate,
  lastLoginDate: ({ lastLoginDate }) => lastLoginDate,
};

const EXPORT = {
  summary: 'All users as CSV, the newest first',
  querystring: noQuerySchema,
  response: csvResponses,
};

export const userExportRoutes: FastifyPluginAsync<{ db: Database; now: () => Date }> = async (
  app,
  { db, now },
) => {
  app.get(adminApi.userExport.template, { schema: EXPORT }, async (_request, reply) =>
    sendCsv(reply, { name: 'users', now: now(), columns: COLUMNS, batches: usersInBatches(db) }),
  );
};
