/**
 * Which request is being answered, for whatever happens deep inside of it: a slow query names it in its line, and
 * the calls that a page makes in process bear its id.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The visitor's request that this one is a part of; null for a visitor's own. */
    outer: FastifyRequest | null;
  }
}

const requests = new AsyncLocalStorage<FastifyRequest>();

/** The visitor's request that is being answered; undefined outside of any. */
export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore();
}

/** For what a request sets going and doesn't wait for. */
export function outsideRequest<Result>(work: () => Result): Result {
  return requests.exit(work);
}

export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('outer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.outer = currentRequest() ?? null;
    requests.run(request.outer ?? request, done);
  });
  // A body comes from its connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const visitors = request.outer ?? request;
    if (currentRequest() === visitors) done();
    else requests.run(visitors, done);
  });
}
