/** GET /users (api.md, Calls): read-only. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userSchema } from '../../../contract/auth.ts';
import { numberedPage } from '../../../contract/common.ts';
import { userQuerySchema } from '../../../contract/users.ts';
import type { Database } from '../../db/schema.ts';
import { errorResponses } from '../../platform/route-schemas.ts';
import { countUsers, listUsers } from './users.repository.ts';

const PAGE_SIZE = 10;

const LIST = {
  summary: 'The users, the newest first, a page at a time',
  querystring: userQuerySchema,
  response: { 200: numberedPage(userSchema), ...errorResponses },
};

export const userAdminRoutes: FastifyPluginAsyncZod<{ db: Database }> = async (app, { db }) => {
  app.get('/users', { schema: LIST }, async (request) => {
    const { page = 1, limit = PAGE_SIZE, q = '' } = request.query;
    const total = await countUsers(db, q);
    const data = await listUsers(db, q, { offset: (page - 1) * limit, limit });
    return { data, pagination: { total, page, limit, pages: Math.ceil(total / limit) } };
  });
};
