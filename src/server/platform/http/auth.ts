/** Who is calling: `Authorization: Bearer TOKEN` becomes a user, and whole scopes are guarded by it. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { User } from '#contract/auth.ts';
import { ApiError } from './api-error.ts';

/** The user whose token it is; null when it is unknown or has ended. */
export type FindUser = (token: string) => Promise<User | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findUser: FindUser;
  }
  interface FastifyRequest {
    /** Null outside of a guarded scope, and for a visitor where visitors may call. */
    user: User | null;
  }
}

/** For whatever depends on the caller: it never enters a shared cache (product: Paid tutorials). */
export const PRIVATE = 'private, no-store';

/** RFC 6750, 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i;

export function registerAuth(app: FastifyInstance, findUser: FindUser): void {
  app.decorate('findUser', findUser);
  app.decorateRequest('user', null);
}

type Scope = Pick<FastifyInstance, 'addHook'>;

/** Guards every route of this scope, those of its children too: 401 without a good token. */
export function requireUser(scope: Scope): void {
  guard(scope, async () => {});
}

/** The same, and 403 for users of any other role. */
export function requireRole(scope: Scope, role: User['role']): void {
  guard(scope, async (user) => {
    if (user.role !== role) throw new ApiError('forbidden');
  });
}

function guard(scope: Scope, check: (user: User) => Promise<void>): void {
  scope.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', PRIVATE);
    await readUser(request, reply);
    await check(userOf(request));
  });
  scope.addHook('onRoute', describeGuard);
}

/**
 * For the `onRequest` of a single route that visitors may call too. Without a token the caller is a
 * visitor; a wrong or expired one is still a 401, so that nobody is taken for a visitor in silence.
 */
export async function readUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('vary', 'Authorization');
  const { authorization } = request.headers;
  if (authorization === undefined || !/^Bearer\b/i.test(authorization)) return;
  reply.header('cache-control', PRIVATE);
  const token = bearerToken(request);
  request.user = token === null ? null : await request.server.findUser(token);
  if (!request.user) throw new ApiError('unauthorized');
}

/** The caller of a guarded route. Throws an ApiError (401) when there is none. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new ApiError('unauthorized');
  return request.user;
}

/** The token as it was sent, null when there is none in the right form. */
export function bearerToken(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The OpenAPI document's name for the token. */
export const BEARER_SCHEME = 'token';

function describeGuard(route: RouteOptions): void {
  route.schema = { ...route.schema, security: [{ [BEARER_SCHEME]: [] }] };
}
