/** Work that many may ask for at once is done once, for all who came while it was done. */

/** Somebody who waits for an answer, as long as their connection stands. */
export interface Hearer {
  destroyed: boolean;
}

interface Flight<Result> {
  hearers: Hearer[];
  result: Promise<Result>;
}

export class Flights<Result> {
  readonly #flights = new Map<string, Flight<Result>>();

  /** What the work under this key gives; begun here unless it is under way. `isHeard`: somebody still waits for it. */
  run(key: string, hearer: Hearer, work: (isHeard: () => boolean) => Promise<Result>): Promise<Result> {
    const known = this.#flights.get(key);
    if (known) {
      known.hearers.push(hearer);
      return known.result;
    }
    const hearers = [hearer];
    const isHeard = () => hearers.some(({ destroyed }) => !destroyed);
    const result = work(isHeard).finally(() => this.#flights.delete(key));
    this.#flights.set(key, { hearers, result });
    return result;
  }
}
