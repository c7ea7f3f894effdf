import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The page request that makes this call; null for a visitor's own request. */
    outer: FastifyRequest | null;
  }
}

const requests = new AsyncLocalStorage<FastifyRequest>();

export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore();
}

export function outsideRequest<Result>(work: () => Result): Result {
  return requests.exit(work);
}

export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('outer', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.outer = currentRequest() ?? null;
    requests.run(request.outer ?? request, done);
  });
  // A body arrives in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const visitors = request.outer ?? request;
    if (currentRequest() === visitors) done();
    else requests.run(visitors, done);
  });
}
