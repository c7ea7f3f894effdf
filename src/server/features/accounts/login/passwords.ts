import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '#server/platform/http/api-error.ts';
import { Semaphore } from '#server/platform/concurrency/semaphore.ts';

/** OWASP's first choice for little memory; memoryCost in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for other work. */
const CONCURRENCY = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About two seconds of waiting on a slow core. */
const MAX_QUEUED = 40;

/** At the cost of a real hash, so that an unknown account takes as long as a known one. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$bmviRaWkCxc+szO+zOV+Sw$tWWIIOD7zrlaNEqwVuIXWdUJNb/xsg4Jd/ONSrBwQ/4';

interface Argon2 {
  hash: (password: string) => Promise<string>;
  verify: (hash: string, password: string) => Promise<boolean>;
}

interface PasswordOptions {
  argon2?: Argon2;
  concurrency?: number;
  maxQueued?: number;
}

const ARGON2: Argon2 = { hash: (password) => hash(password, COST), verify };

export class Passwords {
  readonly #argon2: Argon2;
  readonly #queue: Semaphore;

  constructor({ argon2 = ARGON2, concurrency = CONCURRENCY, maxQueued = MAX_QUEUED }: PasswordOptions = {}) {
    this.#argon2 = argon2;
    this.#queue = new Semaphore({ concurrency, maxQueued });
  }

  /** Throws an ApiError (503) when too many are waiting. */
  hash(password: string): Promise<string> {
    return this.#runQueued(() => this.#argon2.hash(plain(password)));
  }

  /** False after the same work when `hash` is null. Throws as `hash` does. */
  verify(hash: string | null, password: string): Promise<boolean> {
    return this.#runQueued(async () => {
      const right = await this.#argon2.verify(hash ?? NOBODYS_HASH, plain(password));
      return right && hash !== null;
    });
  }

  refuseWhenBusy(): void {
    if (this.#queue.isFull) throw new ApiError('overloaded');
  }

  async #runQueued<Result>(work: () => Promise<Result>): Promise<Result> {
    this.refuseWhenBusy();
    return this.#queue.run(work);
  }
}

/** NFKC, since keyboards compose the same letters differently. */
function plain(password: string): string {
  return password.normalize('NFKC').toWellFormed();
}
