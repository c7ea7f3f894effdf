import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CatalogueVersion, ignoringLagging } from '#server/db/catalogue-version.ts';
import { VersionedCache } from '../concurrency/versioned-cache.ts';
import { type Encoding, encodingFor } from './compression.ts';
import { type ReadyResponse, compressedResponse, jsonResponse, sendResponse } from './ready-response.ts';
import { ResponseKeys, keyOfForm } from './response-keys.ts';

export interface CacheableResponse<Schema extends z.ZodType> {
  key: string | null;
  schema: Schema;
  /** May throw an ApiError, which is never cached. */
  make: () => Promise<z.input<Schema>>;
  compressed?: boolean;
  /** Set if the response depends on the URL alone, so that `serveCached` may answer the same URL. */
  url?: string;
}

const CAPACITY = { max: 2_000, maxBytes: 32 * 1024 * 1024 };
const MAX_COUNTS = 2_000;

/** Bytes from which compression pays: smaller bodies fit the first packet anyway. */
const MIN_COMPRESSED = 1_024;
/** For an uncached response, whose compression serves one caller only. */
const MIN_COMPRESSED_ONCE = 8_192;

export class ResponseCache {
  readonly #catalogue: CatalogueVersion;
  readonly #responses = new VersionedCache<ReadyResponse>({
    ...CAPACITY,
    bytesOf: ({ body }) => body.length,
  });
  readonly #counts = new VersionedCache<number>({ max: MAX_COUNTS });
  readonly #keys = new ResponseKeys();

  constructor(catalogue: CatalogueVersion) {
    this.#catalogue = catalogue;
  }

  readonly serveCached = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const key = this.#keys.keyOf(request.url, encoding);
    if (key === undefined) return done();
    const version = this.#catalogue.version();
    const cached = typeof version === 'string' && this.#responses.peek(version, key);
    if (cached) return sendResponse(request, varyByEncoding(reply), cached);
    if (typeof version !== 'string') version.catch(() => {});
    done();
  };

  send<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    response: CacheableResponse<Schema>,
  ): void | Promise<void> {
    const { key, compressed = false } = response;
    const encoding = compressed ? encodingFor(request.headers['accept-encoding']) : 'identity';
    if (compressed) varyByEncoding(reply);
    const version = this.#catalogue.version();
    const cached =
      typeof version === 'string' && key !== null && this.#responses.peek(version, keyOfForm(key, encoding));
    if (cached) sendResponse(request, reply, cached);
    else return this.#makeAndSend(request, reply, { ...response, encoding }, version);
  }

  /** Once per version, because databases count by reading everything; `name` is from a closed list. */
  async count(name: string, count: () => Promise<number>): Promise<number> {
    return this.#counts.get(ignoringLagging(await this.#catalogue.version()), name, count);
  }

  async #makeAndSend<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, schema, make, url, encoding }: CacheableResponse<Schema> & { encoding: Encoding },
    reading: string | Promise<string>,
  ): Promise<void> {
    const version = await reading;
    const getOrMake = (form: Encoding, read: () => Promise<ReadyResponse>) =>
      key === null ? read() : this.#responses.get(version, keyOfForm(key, form), read);
    const uncompressed = () => getOrMake('identity', async () => jsonResponse(schema.parse(await make())));
    const response =
      encoding === 'identity'
        ? await uncompressed()
        : await getOrMake(encoding, async () => {
            const minimum = key === null ? MIN_COMPRESSED_ONCE : MIN_COMPRESSED;
            return compressIfLarge(await uncompressed(), encoding, minimum);
          });
    if (key !== null && url !== undefined) this.#keys.add(url, key);
    sendResponse(request, reply, response);
    await reply;
  }
}

async function compressIfLarge(
  response: ReadyResponse,
  encoding: Encoding,
  minimum: number,
): Promise<ReadyResponse> {
  return response.body.length < minimum ? response : compressedResponse(response, encoding);
}

function varyByEncoding(reply: FastifyReply): FastifyReply {
  return reply.header('vary', 'Accept-Encoding');
}
