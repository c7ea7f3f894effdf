import { setImmediate } from 'node:timers/promises';

/** Turns of the event loop without anything that counts: then all that goes on waits for the clock. */
const QUIET = 6;

export class Activity {
  #count = 0;

  note(): void {
    this.#count++;
  }

  async settle(): Promise<void> {
    let quiet = 0;
    let seen = this.#count;
    while (quiet < QUIET) {
      await setImmediate();
      quiet = seen === this.#count ? quiet + 1 : 0;
      seen = this.#count;
    }
  }

  async turns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) await setImmediate();
    this.note();
  }
}
