/** `destroyed` once the result is no longer wanted, as for a closed response. */
export interface Subscriber {
  destroyed: boolean;
}

interface Flight<Result> {
  subscribers: Subscriber[];
  result: Promise<Result>;
}

const ALWAYS: Subscriber = { destroyed: false };

/** Concurrent calls with the same key share one run; results aren't cached. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Flight<Result>>();

  run(
    key: string,
    work: (hasSubscribers: () => boolean) => Promise<Result>,
    subscriber = ALWAYS,
  ): Promise<Result> {
    const running = this.#flights.get(key);
    if (running) {
      running.subscribers.push(subscriber);
      return running.result;
    }
    const subscribers = [subscriber];
    const hasSubscribers = () => subscribers.some(({ destroyed }) => !destroyed);
    const result = work(hasSubscribers).finally(() => this.#flights.delete(key));
    this.#flights.set(key, { subscribers, result });
    return result;
  }
}
