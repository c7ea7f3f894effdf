/** Many clients send a JSON content type on a DELETE without a body. */
import type { FastifyInstance } from 'fastify';

export function registerJsonBodies(app: FastifyInstance): void {
  // Fastify's parser refuses keys that would change a prototype.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['text/plain', 'application/json']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, body as string, done);
  });
}
