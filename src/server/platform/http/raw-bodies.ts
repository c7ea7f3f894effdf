import type { FastifyInstance } from 'fastify';
import { BOUNDS } from '#domain/bounds.ts';

/** Bodies of this scope stay unparsed Buffers, because payment providers sign the bytes. */
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
