/**
 * The event loop takes one connection in a turn, however many knock. A turn that is full of work would leave a crowd
 * outside, where nobody can tell them to come again, and with them who asks for health.
 */
import type { Server } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Turns of the loop at most before the work goes on. */
const TURNS = 30;

export class Newcomers {
  #cameIn = false;

  constructor(server: Server) {
    server.on('connection', () => (this.#cameIn = true));
  }

  /**
   * Resolves after a turn of the loop, in which everything that came in is looked at; after more while others knock,
   * up to where the work must go on.
   */
  async letIn(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) {
      this.#cameIn = false;
      await setImmediate();
      if (!this.#cameIn) return;
    }
  }
}
