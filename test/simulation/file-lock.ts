/** Of several processes that want the file, chance decides whose turn it is. */
import type { Random } from './random.ts';

export class FileLock {
  readonly #random: () => Random;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;

  constructor(random: () => Random) {
    this.#random = random;
  }

  async take(): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const [next] = this.#waiting.splice(this.#random().below(this.#waiting.length), 1);
    if (next) next();
    else this.#isTaken = false;
  }
}
