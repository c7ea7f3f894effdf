interface SemaphoreOptions {
  concurrency: number;
  maxQueued?: number;
}

export class Semaphore {
  readonly #concurrency: number;
  readonly #maxQueued: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ concurrency, maxQueued = Infinity }: SemaphoreOptions) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
  }

  get isFull(): boolean {
    return this.#running >= this.#concurrency && this.#queue.length >= this.#maxQueued;
  }

  get queued(): number {
    return this.#queue.length;
  }

  /** Queues even when full: callers that shed load check `isFull` first. */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#concurrency) this.#running++;
    else await new Promise<void>((admit) => void this.#queue.push(admit));
    try {
      return await job();
    } finally {
      this.release();
    }
  }

  /** For a job that gave its slot away with `release`: ahead of those who have yet to begin. */
  async retake(): Promise<void> {
    if (this.#running < this.#concurrency) this.#running++;
    else await new Promise<void>((admit) => void this.#queue.unshift(admit));
  }

  /** Of a job that runs; it must retake its slot before it ends. */
  release(): void {
    const admitNext = this.#queue.shift();
    if (admitNext) admitNext();
    else this.#running--;
  }
}
