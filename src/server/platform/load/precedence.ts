import { SYSTEM_TIMERS, type Timers } from '../process/timers.ts';

/** Background work waits while people wait for the same database, and a moment longer, but never for long. */
interface PrecedenceTimes {
  /** ms that background work waits at most. */
  longest?: number;
  /** ms without a call until the rush is over: calls that were answered together are followed by others. */
  pause?: number;
  timers?: Timers;
}

export class Precedence {
  readonly #longest: number;
  readonly #pause: number;
  readonly #timers: Timers;
  readonly #waiting = new Set<() => void>();
  #inProgress = 0;
  #ending: (() => void) | undefined;

  constructor({ longest = 1_000, pause = 50, timers = SYSTEM_TIMERS }: PrecedenceTimes = {}) {
    this.#longest = longest;
    this.#pause = pause;
    this.#timers = timers;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inProgress++;
    this.#ending?.();
    this.#ending = undefined;
    try {
      return await work();
    } finally {
      if (--this.#inProgress === 0) this.#ending = this.#timers.after(this.#pause, () => this.#goOn());
    }
  }

  async giveWay(): Promise<void> {
    if (this.#inProgress === 0 && this.#ending === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = this.#timers.after(this.#longest, resolve);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    end();
  }

  #goOn(): void {
    this.#ending = undefined;
    for (const goOn of this.#waiting) goOn();
  }
}
