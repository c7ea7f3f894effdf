/** Many clients name the JSON type on a DELETE or logout without a body: an empty body is none. */
import type { FastifyInstance } from 'fastify';

export function registerJsonBodies(app: FastifyInstance): void {
  // Fastify's own: it refuses keys that would reach into a prototype.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}
