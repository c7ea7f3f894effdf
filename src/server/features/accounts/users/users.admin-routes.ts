import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userSchema } from '#contract/auth.ts';
import { numberedPage } from '#contract/common.ts';
import { userQuerySchema } from '#contract/users.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Database } from '#server/db/schema.ts';
import { errorResponses } from '#server/platform/http/route-schemas.ts';
import { countUsers, findUsers, listUsers } from './users.repository.ts';

const PAGE_SIZE = 10;

const LIST = {
  summary: 'The users, the newest first, a page at a time',
  querystring: userQuerySchema,
  response: { 200: numberedPage(userSchema), ...errorResponses },
};

export const userAdminRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get(adminApi.users.template, { schema: LIST }, async (request) => {
    const { page = 1, limit = PAGE_SIZE, q = '' } = request.query;
    const asked = { offset: (page - 1) * limit, limit };
    const { users, total } =
      q === ''
        ? { users: await listUsers(db, asked), total: await countUsers(db) }
        : await findUsers(db, q, asked);
    return { data: users, pagination: { total, page, limit, pages: Math.ceil(total / limit) } };
  });
};
