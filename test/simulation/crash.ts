/** Ends a shop at any of its steps: before a statement, a commit or a call, or between one and its answer. */

/** Thrown in the shop's place from then on, and to whoever waits for its answer. */
export class Crashed extends Error {}

/** What the shop is about to do, or has done; a call is one to another server. */
export type Point = 'statement' | 'committed' | 'call';

export class CrashPoints {
  #left = Infinity;
  #counts: Point | 'any' = 'any';

  /** After so many more points of the kind; Infinity: never. */
  arm(points: number, counts: Point | 'any' = 'any'): void {
    this.#left = points;
    this.#counts = counts;
  }

  /** True at the one point at which the shop ends. */
  isReached(point: Point): boolean {
    return (this.#counts === 'any' || this.#counts === point) && --this.#left === 0;
  }
}
