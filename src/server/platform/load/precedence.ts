/** Background work waits while people wait for the same database, and a moment longer, but never for long. */
interface PrecedenceTimes {
  /** ms that background work waits at most. */
  longest?: number;
  /** ms without a call until the rush is over: calls that were answered together are followed by others. */
  pause?: number;
}

export class Precedence {
  readonly #longest: number;
  readonly #pause: number;
  readonly #waiting = new Set<() => void>();
  #inProgress = 0;
  #ending: NodeJS.Timeout | undefined;

  constructor({ longest = 1_000, pause = 50 }: PrecedenceTimes = {}) {
    this.#longest = longest;
    this.#pause = pause;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inProgress++;
    clearTimeout(this.#ending);
    this.#ending = undefined;
    try {
      return await work();
    } finally {
      if (--this.#inProgress === 0) this.#ending = setTimeout(() => this.#goOn(), this.#pause);
    }
  }

  async giveWay(): Promise<void> {
    if (this.#inProgress === 0 && this.#ending === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#longest);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }

  #goOn(): void {
    this.#ending = undefined;
    for (const goOn of this.#waiting) goOn();
  }
}
