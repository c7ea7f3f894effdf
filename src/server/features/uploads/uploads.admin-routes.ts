import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { uploadAnswerSchema, uploadSchema } from '#contract/files.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { errorResponses, noQuerySchema } from '#server/platform/http/route-schemas.ts';
import { pictureBody } from './picture-body.ts';
import type { Uploads } from './uploads.service.ts';

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
  app.post(
    adminApi.upload.template,
    { schema: UPLOAD, ...pictureBody(uploads) },
    async ({ body }, reply) => ({ url: await uploads.store(body.image, () => reply.raw.destroyed) }),
  );
};
