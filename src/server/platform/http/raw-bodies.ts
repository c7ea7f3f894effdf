import type { FastifyInstance } from 'fastify';
import { BOUNDS } from '#domain/bounds.ts';

/**
 * The routes of this scope get their body as a Buffer, byte for byte and of any content type, empty without a body:
 * a payment provider signs the bytes, so a notice must be checked before it is parsed. 413 above `BOUNDS.body`.
 */
export function registerRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BOUNDS.body }, (_request, body, done) =>
    done(null, body),
  );
  scope.addHook('preValidation', (request, _reply, done) => {
    request.body ??= Buffer.alloc(0);
    done();
  });
}
