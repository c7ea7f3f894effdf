/** Work that only so many may do at once, while only so many more wait for their turn. */
export class WaitingLine {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #working = 0;

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  get isFull(): boolean {
    return this.#working >= this.#atOnce && this.#waiting.length >= this.#maxWaiting;
  }

  /** In turn, whether or not the line is full: who calls asks before. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#atOnce) this.#working++;
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  /** Who waits the longest takes the place over, so that nobody slips in between. */
  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#working--;
  }
}
