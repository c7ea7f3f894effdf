import { createHash } from 'node:crypto';
import {
  countAttempt,
  deleteEndedAttempts,
  readAttempts,
  uncountAttempt,
} from '#server/db/attempt-counts.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '../http/api-error.ts';

export interface RateLimit {
  name: string;
  max: number;
  /** ms from the first attempt. */
  window: number;
  /** ms of refusal from the first refused attempt; the rest of the window if unset. */
  lock?: number;
}

const CLEANUP_INTERVAL_MS = 60_000;

export class RateLimiter {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #on: boolean;
  #cleanedAt = 0;

  constructor(db: Database, { on, now }: { on: boolean; now: () => Date }) {
    this.#db = db;
    this.#on = on;
    this.#now = now;
  }

  /** Throws an ApiError (429) beyond the limit. */
  async consume(limit: RateLimit, subject: string): Promise<void> {
    const refusedUntil = await this.#count(limit, subject);
    if (refusedUntil !== null) throw tooMany(refusedUntil, this.#now());
  }

  /** Counts as `consume` does. */
  async allows(limit: RateLimit, subject: string): Promise<boolean> {
    return (await this.#count(limit, subject)) === null;
  }

  /** Null within the limit. */
  async #count(limit: RateLimit, subject: string): Promise<string | null> {
    if (!this.#on) return null;
    const key = attemptKey(limit, subject);
    const now = this.#now();
    const before = await readAttempts(this.#db, key, now.toISOString());
    // A flood that is already refused must not cause writes.
    if (before && before.count > limit.max) return before.endsAt;
    await this.#cleanUp(now);
    const after = await countAttempt(this.#db, key, {
      now: now.toISOString(),
      windowEnd: later(now, limit.window),
      limit: limit.max,
      lockEnd: limit.lock === undefined ? null : later(now, limit.lock),
    });
    return after.count > limit.max ? after.endsAt : null;
  }

  async refund(limit: RateLimit, subject: string): Promise<void> {
    if (this.#on) await uncountAttempt(this.#db, attemptKey(limit, subject), this.#now().toISOString());
  }

  async #cleanUp(now: Date): Promise<void> {
    if (Math.abs(now.getTime() - this.#cleanedAt) < CLEANUP_INTERVAL_MS) return;
    this.#cleanedAt = now.getTime();
    await deleteEndedAttempts(this.#db, now.toISOString());
  }
}

function tooMany(endsAt: string, now: Date): ApiError {
  const seconds = Math.ceil((Date.parse(endsAt) - now.getTime()) / 1_000);
  return new ApiError('too_many_requests', undefined, { retryAfter: Math.max(1, seconds) });
}

/** Hashed, so that the table contains neither addresses nor emails. */
export function attemptKey({ name }: Pick<RateLimit, 'name'>, subject: string): string {
  return createHash('sha256').update(`${name} ${subject}`).digest('base64url');
}

function later(now: Date, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
