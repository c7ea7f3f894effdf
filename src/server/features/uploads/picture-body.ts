/** How a route takes a body that may have a picture in it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { Uploads } from './uploads.service.ts';

/** The largest picture in base64, and the JSON around it. */
const BODY_LIMIT = Math.ceil(BOUNDS.upload / 3) * 4 + BOUNDS.body;
/** ms; a lost phone must not hold its reservation forever. */
const MAX_SILENCE = 60_000;

/** Options of the route. */
export function pictureBody(uploads: Uploads) {
  async function admit({ headers, raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const length = Number(headers['content-length'] ?? BODY_LIMIT);
    // Not by the framework, which would hang up on a browser that is still sending.
    if (length > BODY_LIMIT) throw new ApiError('picture_too_large');
    reply.raw.once('close', uploads.reserve(length));
    reply.raw.setTimeout(MAX_SILENCE, () => {
      // Once the body is here the silence is ours: a long queue can take longer.
      if (!raw.complete) reply.raw.destroy();
    });
  }

  return { bodyLimit: BODY_LIMIT, onRequest: admit, config: { queue: null } };
}
