/** Background work waits while people wait for the same database, but never for long. */
export class Precedence {
  readonly #longest: number;
  readonly #waiting = new Set<() => void>();
  #inProgress = 0;

  /** `longest`: ms that background work waits. */
  constructor(longest = 1_000) {
    this.#longest = longest;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inProgress++;
    try {
      return await work();
    } finally {
      if (--this.#inProgress === 0) for (const goOn of this.#waiting) goOn();
    }
  }

  async giveWay(): Promise<void> {
    if (this.#inProgress === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, this.#longest);
    this.#waiting.add(resolve);
    await promise;
    this.#waiting.delete(resolve);
    clearTimeout(timer);
  }
}
