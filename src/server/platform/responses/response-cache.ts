/** Answers that are the same for everyone: made once for each version of the catalogue. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { ResponseKeys, formOf } from './response-keys.ts';
import { type ReadyResponse, jsonResponse, compressedResponse, sendResponse } from './ready-response.ts';
import { AnswerCache } from './answer-cache.ts';
import { type Encoding, encodingFor } from './compression.ts';
import { VersionedCounts } from './versioned-counts.ts';

export interface CacheableResponse<Schema extends z.ZodType> {
  /** Names the answer: made of validated values only. Null: not worth keeping. */
  key: string | null;
  /** What leaves: anything that it doesn't name is left out. */
  schema: Schema;
  /** Throws an ApiError where there is no answer; that is never kept. */
  make: () => Promise<z.input<Schema>>;
  /** It may be long and is packed for who takes that. */
  packed?: boolean;
  /** The request's, where it alone decides what the answer is: the next who ask so may be answered by `serveCached`. */
  address?: string;
}

/** Bytes from which packing pays: less goes in the packet that leaves anyway. */
const PACKED_FROM = 1_024;
/** The same for what is packed for one caller: its time is more than a fast line would save. */
const PACKED_ONCE_FROM = 8_192;

export class ResponseCache {
  readonly #catalogue: CatalogueVersion;
  readonly #cache = new AnswerCache();
  readonly #addresses = new ResponseKeys();
  readonly #making = new Map<string, Promise<ReadyResponse>>();
  readonly #counts = new VersionedCounts();

  constructor(catalogue: CatalogueVersion) {
    this.#catalogue = catalogue;
  }

  /**
   * For the `onRequest` of a route whose answers name their address: one that is kept leaves before anything is read
   * out of the request.
   */
  readonly serveCached = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const key = this.#addresses.keyOf(request.url, encoding);
    if (key === undefined) return done();
    const version = this.#catalogue.version();
    const kept = typeof version === 'string' && this.#cache.get(version, key);
    if (kept) return sendResponse(request, varied(reply), kept);
    // The handler asks for it once more, and hears whether it can be had.
    if (typeof version !== 'string') version.catch(() => {});
    done();
  };

  /** At once when the answer is kept; a promise only where there is something to wait for. */
  send<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: CacheableResponse<Schema>,
  ): void | Promise<void> {
    const { key, packed = false } = answer;
    const encoding = packed ? encodingFor(request.headers['accept-encoding']) : 'identity';
    if (packed) varied(reply);
    const version = this.#catalogue.version();
    const kept =
      typeof version === 'string' && key !== null && this.#cache.get(version, formOf(key, encoding));
    if (kept) sendResponse(request, reply, kept);
    else return this.#make(request, reply, { ...answer, encoding }, version);
  }

  /** How many there are of what the name stands for: counted once a version. The names are of a closed list. */
  async count(name: string, count: () => Promise<number>): Promise<number> {
    return this.#counts.get(await this.#catalogue.version(), name, count);
  }

  async #make<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, schema, make, address, encoding }: CacheableResponse<Schema> & { encoding: Encoding },
    reading: string | Promise<string>,
  ): Promise<void> {
    const version = await reading;
    const plain = () => this.#kept(version, key, async () => jsonResponse(schema.parse(await make())));
    const answer =
      encoding === 'identity'
        ? await plain()
        : await this.#kept(version, key && formOf(key, encoding), async () =>
            packedWhereItPays(await plain(), encoding, key),
          );
    if (key !== null && address !== undefined) this.#addresses.note(address, key);
    sendResponse(request, reply, answer);
    await reply;
  }

  /** The answer of that name and version. Of many who ask for it at once one makes it, all get it. */
  #kept(
    version: string,
    key: string | null,
    make: () => Promise<ReadyResponse>,
  ): ReadyResponse | Promise<ReadyResponse> {
    if (key === null) return make();
    const kept = this.#cache.get(version, key);
    if (kept) return kept;
    const name = `${version} ${key}`;
    const making =
      this.#making.get(name) ??
      make()
        .then((answer) => {
          this.#cache.set(version, key, answer);
          return answer;
        })
        .finally(() => this.#making.delete(name));
    this.#making.set(name, making);
    return making;
  }
}

async function packedWhereItPays(
  answer: ReadyResponse,
  encoding: Encoding,
  key: string | null,
): Promise<ReadyResponse> {
  const from = key === null ? PACKED_ONCE_FROM : PACKED_FROM;
  return answer.body.length < from ? answer : compressedResponse(answer, encoding);
}

function varied(reply: FastifyReply): FastifyReply {
  return reply.header('vary', 'Accept-Encoding');
}
