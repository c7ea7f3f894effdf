/** How often somebody may try something (api.md, Limits; decision 0009). */
import { createHash } from 'node:crypto';
import {
  countAttempt,
  deleteEndedAttempts,
  readAttempts,
  uncountAttempt,
} from '#server/db/attempt-counts.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '../http/api-error.ts';

export interface Limit {
  /** Names what is counted. */
  name: string;
  /** At most so many … */
  most: number;
  /** … within so many ms of the first. */
  window: number;
  /** Ms for which further tries are refused from the first refused one on; else to the window's end. */
  lock?: number;
}

/** Ms between two clearings of what says nothing any more. */
const CLEARING = 60_000;

export class Limits {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #on: boolean;
  #clearedAt = 0;

  constructor(db: Database, { on, now }: { on: boolean; now: () => Date }) {
    this.#db = db;
    this.#on = on;
    this.#now = now;
  }

  /**
   * Counts one more try of `who`. Throws an ApiError (429 with the time to wait) when there have been
   * too many; what is refused over and over is not written down.
   */
  async count(limit: Limit, who: string): Promise<void> {
    if (!this.#on) return;
    const key = keyOf(limit, who);
    const now = this.#now();
    const before = await readAttempts(this.#db, key, now.toISOString());
    if (before && before.count > limit.most) throw tooMany(before.endsAt, now);
    await this.#clear(now);
    const after = await countAttempt(this.#db, key, {
      now: now.toISOString(),
      windowEnd: later(now, limit.window),
      limit: limit.most,
      lockEnd: limit.lock === undefined ? null : later(now, limit.lock),
    });
    if (after.count > limit.most) throw tooMany(after.endsAt, now);
  }

  /** The try that was counted last doesn't count after all. */
  async forgive(limit: Limit, who: string): Promise<void> {
    if (this.#on) await uncountAttempt(this.#db, keyOf(limit, who), this.#now().toISOString());
  }

  async #clear(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#clearedAt) < CLEARING) return;
    this.#clearedAt = now.getTime();
    await deleteEndedAttempts(this.#db, now.toISOString());
  }
}

function tooMany(endsAt: string, now: Date): ApiError {
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1_000);
  return new ApiError('too_many_requests', undefined, { retryAfter: Math.max(1, seconds) });
}

/** A hash: neither addresses nor emails, known or not, are kept. */
function keyOf({ name }: Limit, who: string): string {
  return createHash('sha256').update(`${name} ${who}`).digest('base64url');
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
