/** `/files/<name>`: pictures and their copies, for ever the same under the same name (api.md, Uploads). */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readPictureName } from './picture-name.ts';
import type { FileStore } from './file-store.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export const filesPlugin: FastifyPluginAsync<{ store: FileStore }> = async (app, { store }) => {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    schema: { hide: true },
    handler: async (request, reply) => {
      const name = readPictureName(request.params.name);
      const path = name && (await (name.copy
        ? store.copy(name.address, name.copy.width, name.copy.format)
        : store.master(name.address)));
      if (!path) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
      return sendPicture(request, reply, path, name.type);
    },
  });
};

async function sendPicture(request: FastifyRequest, reply: FastifyReply, path: string, type: string) {
  const { size } = await stat(path);
  const etag = `"${size.toString(36)}"`;
  reply.headers({ 'cache-control': FOR_EVER, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.headers({ 'content-type': type, 'content-length': size });
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(path));
}
