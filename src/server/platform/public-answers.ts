/** Answers that are the same for everyone: made once for each version of the catalogue. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Catalogue } from '../db/catalogue.ts';
import { makeAnswer, sendAnswer } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';

export interface PublicAnswer<Schema extends z.ZodType> {
  /** Names the answer: made of validated values only. Null: not worth keeping. */
  key: string | null;
  /** What leaves: anything that it doesn't name is left out. */
  schema: Schema;
  /** Throws an ApiError where there is no answer; that is never kept. */
  make: () => Promise<z.input<Schema>>;
}

export class PublicAnswers {
  readonly #catalogue: Catalogue;
  readonly #cache = new AnswerCache();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
  }

  /** At once when the answer is kept; a promise only where there is something to wait for. */
  send<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: PublicAnswer<Schema>,
  ): void | Promise<void> {
    const version = this.#catalogue.version();
    const kept = typeof version === 'string' && answer.key !== null && this.#cache.get(version, answer.key);
    if (kept) sendAnswer(request, reply, kept);
    else return this.#make(request, reply, answer, version);
  }

  async #make<Schema extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, schema, make }: PublicAnswer<Schema>,
    reading: string | Promise<string>,
  ): Promise<void> {
    const version = await reading;
    const kept = key === null ? undefined : this.#cache.get(version, key);
    const answer = kept ?? makeAnswer(schema.parse(await make()));
    if (key !== null && !kept) this.#cache.set(version, key, answer);
    sendAnswer(request, reply, answer);
    await reply;
  }
}
