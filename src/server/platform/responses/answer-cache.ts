import type { ReadyResponse } from './ready-response.ts';

/** Bounds of what is kept: the keys are closed lists of filters and ids, but there may be many. */
const MAX_ANSWERS = 2_000;
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Finished answers of one version of the catalogue, in memory; the one not asked for the longest
 * goes first. All of them go when the version moves.
 */
export class AnswerCache {
  readonly #answers = new Map<string, ReadyResponse>();
  readonly #maxAnswers: number;
  readonly #maxBytes: number;
  #bytes = 0;
  #version = '';

  constructor({ maxAnswers = MAX_ANSWERS, maxBytes = MAX_BYTES } = {}) {
    this.#maxAnswers = maxAnswers;
    this.#maxBytes = maxBytes;
  }

  get(version: string, key: string): ReadyResponse | undefined {
    if (version !== this.#version) this.#startOver(version);
    const answer = this.#answers.get(key);
    if (answer && this.#isFilling()) {
      this.#answers.delete(key);
      this.#answers.set(key, answer);
    }
    return answer;
  }

  /** Nothing is kept of an answer that was made before the version moved. */
  set(version: string, key: string, answer: ReadyResponse): void {
    if (version !== this.#version || this.#answers.has(key)) return;
    this.#answers.set(key, answer);
    this.#bytes += answer.body.length;
    for (const [oldest, { body }] of this.#answers) {
      if (this.#answers.size <= this.#maxAnswers && this.#bytes <= this.#maxBytes) return;
      this.#answers.delete(oldest);
      this.#bytes -= body.length;
    }
  }

  /** As long as there is much room it doesn't matter who was asked for last. */
  #isFilling(): boolean {
    return this.#answers.size > this.#maxAnswers / 2 || this.#bytes > this.#maxBytes / 2;
  }

  #startOver(version: string): void {
    this.#answers.clear();
    this.#bytes = 0;
    this.#version = version;
  }
}
