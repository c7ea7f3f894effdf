/** Immutable pictures; a page of a paid tutorial needs a signed address. */
import type { FileHandle } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../platform/http/api-error.ts';
import type { FileStore } from './file-store.ts';
import type { PageGrants } from '../features/tutorials/page-grants.ts';
import type { PaidPages } from '../features/tutorials/paid-pages.ts';
import { type PictureName, readPictureName } from './picture-files.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

interface FilesOptions {
  store: FileStore;
  grants: Pick<PageGrants, 'remaining'>;
  paidPages: Pick<PaidPages, 'has'>;
}

export const filesPlugin: FastifyPluginAsync<FilesOptions> = async (app, { store, grants, paidPages }) => {
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/:name',
    schema: { hide: true },
    config: { queue: 'pictures' },
    handler: async (request, reply) => {
      const name = readPictureName(request.params.name);
      const caching = name && (await cachingOf(request.url, name));
      const file = caching && (await fileOf(name));
      if (!file) throw new ApiError('not_found');
      return sendPicture(request, reply.header('cache-control', caching), file, name.type);
    },
  });

  async function cachingOf(url: string, { address }: PictureName): Promise<string | null> {
    if (/[?&]signature=/.test(url)) {
      const seconds = grants.remaining(url);
      return seconds === null ? null : `private, max-age=${seconds}`;
    }
    return (await paidPages.has(address)) ? null : FOR_EVER;
  }

  function fileOf({ address, copy }: PictureName): Promise<FileHandle | null> {
    return copy ? store.copy(address, copy.width, copy.format) : store.master(address);
  }
};

async function sendPicture(request: FastifyRequest, reply: FastifyReply, file: FileHandle, type: string) {
  const { size } = await file.stat();
  const etag = `"${size.toString(36)}"`;
  reply.header('etag', etag);
  const isKnown = request.headers['if-none-match'] === etag;
  if (!isKnown) reply.headers({ 'content-type': type, 'content-length': size });
  // The stream closes the file, even when the client disconnects.
  if (!isKnown && request.method !== 'HEAD') return reply.send(file.createReadStream());
  await file.close();
  return reply.code(isKnown ? 304 : 200).send();
}
