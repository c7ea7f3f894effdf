/** Bodies are JSON. Many clients name that type on a DELETE or a logout that has no body: an empty one is none. */
import type { FastifyInstance } from 'fastify';

export function registerJsonBodies(app: FastifyInstance): void {
  // The framework's own: refuses keys that would reach into a prototype.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}
