import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { uploadAnswerSchema, uploadSchema } from '#contract/files.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import type { Uploads } from './uploads.service.ts';

/** The largest picture in base64, and the JSON around it. */
const BODY_LIMIT = Math.ceil(BOUNDS.upload / 3) * 4 + BOUNDS.body;
/** ms; a lost phone must not hold its reservation forever. */
const MAX_SILENCE = 60_000;

const UPLOAD = {
  summary: 'Takes in a picture: JPEG, PNG, WebP, AVIF or GIF, up to 10 MB and 40 megapixels',
  querystring: noQuerySchema,
  body: uploadSchema,
  response: { 200: uploadAnswerSchema, ...errorResponses },
};

interface Options {
  uploads: Uploads;
}

export const uploadAdminRoutes: FastifyPluginAsyncZod<Options> = async (app, { uploads }) => {
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

  app.post(
    adminApi.upload.template,
    { schema: UPLOAD, bodyLimit: BODY_LIMIT, onRequest: admit, config: { queue: null } },
    async ({ body }, reply) => ({ url: await uploads.store(body.image, () => reply.raw.destroyed) }),
  );
};
