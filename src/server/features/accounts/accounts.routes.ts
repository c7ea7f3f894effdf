/** What visitors and customers do with accounts; the admin's calls have routes of their own. */
import type { FastifyPluginAsync } from 'fastify';
import { codeRoutes } from './codes/codes.routes.ts';
import { emailChangeRoutes, linkRoutes } from './links/links.routes.ts';
import type { AccountMailAsking } from './mails/ask-for-mail.ts';
import { authRoutes, profileRoutes } from './login/auth.routes.ts';
import { newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { ownAccountRoutes } from './own-account/own-account.routes.ts';
import { ownDataRoutes } from './personal-data/own-data.routes.ts';

const OPEN = [authRoutes, codeRoutes, linkRoutes, newsletterRoutes];
const OWN = [profileRoutes, ownAccountRoutes, emailChangeRoutes, ownDataRoutes];

export const accountRoutes: FastifyPluginAsync<AccountMailAsking> = async (app, options) => {
  for (const routes of [...OPEN, ...OWN]) await app.register(routes, { ...options, prefix: '' });
};
