/** Ends a shop at any of its steps: before a statement, a commit or a call, or between a commit and its answer. */

/** Thrown in the shop's place from then on, and to whoever waits for its answer. */
export class Crashed extends Error {}

export class CrashPoints {
  #left = Infinity;

  /** After so many more points; Infinity: never. */
  arm(points: number): void {
    this.#left = points;
  }

  get isArmed(): boolean {
    return this.#left !== Infinity;
  }

  /** True at the one point at which the shop ends. */
  isReached(): boolean {
    return --this.#left === 0;
  }
}
