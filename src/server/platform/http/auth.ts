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
    user: User | null;
  }
}

export const PRIVATE = 'private, no-store';

/** RFC 6750, 2.1. */
const BEARER = /^Bearer +([\w.~+/-]+=*) *$/i;

export function registerAuth(app: FastifyInstance, findUser: FindUser): void {
  app.decorate('findUser', findUser);
  app.decorateRequest('user', null);
}

type Scope = Pick<FastifyInstance, 'addHook'>;

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

/** For routes open to visitors: a wrong or expired token is a 401, never silently a visitor. */
export async function readUser(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('vary', 'Authorization');
  const { authorization } = request.headers;
  if (authorization === undefined || !/^Bearer\b/i.test(authorization)) return;
  reply.header('cache-control', PRIVATE);
  const token = bearerToken(request);
  request.user = token === null ? null : await request.server.findUser(token);
  if (!request.user) throw new ApiError('unauthorized');
}

/** Throws an ApiError (401) for a visitor. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw new ApiError('unauthorized');
  return request.user;
}

export function bearerToken(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export const BEARER_SCHEME = 'token';

function describeGuard(route: RouteOptions): void {
  route.schema = { ...route.schema, security: [{ [BEARER_SCHEME]: [] }] };
}
