/** `Authorization: Bearer TOKEN` becomes a user; guards whole scopes. */
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { User } from '#contract/auth.ts';
import { ApiError } from './api-error.ts';

/** Null if the token is unknown or has expired. */
export type FindUser = (token: string) => Promise<User | null>;

declare module 'fastify' {
  interface FastifyInstance {
    findUser: FindUser;
  }
  interface FastifyRequest {
    /** Null outside guarded scopes, and for a visitor. */
    user: User | null;
  }
}

/** Keeps whatever depends on the caller out of shared caches. */
export const PRIVATE = 'private, no-store';

/** RFC 6750, 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i;

export function registerAuth(app: FastifyInstance, findUser: FindUser): void {
  app.decorate('findUser', findUser);
  app.decorateRequest('user', null);
}

type Scope = Pick<FastifyInstance, 'addHook'>;

/** Guards all routes of this scope and its children: 401 without a valid token. */
export function requireUser(scope: Scope): void {
  guard(scope, async () => {});
}

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
 * For the `onRequest` of a route that visitors may call too. A wrong or expired token is a 401: nobody is taken for a
 * visitor silently.
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

/** Throws an ApiError (401) if there is none. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new ApiError('unauthorized');
  return request.user;
}

/** Null if there is none in the right form. */
export function bearerToken(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export const BEARER_SCHEME = 'token';

function describeGuard(route: RouteOptions): void {
  route.schema = { ...route.schema, security: [{ [BEARER_SCHEME]: [] }] };
}
