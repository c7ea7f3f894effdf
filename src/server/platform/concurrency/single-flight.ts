/** Whoever waits for a result, such as a response; `destroyed` once it no longer does. */
export interface Subscriber {
  destroyed: boolean;
}

interface Flight<Result> {
  subscribers: Subscriber[];
  result: Promise<Result>;
}

const ALWAYS: Subscriber = { destroyed: false };

/** Concurrent calls with the same key share one run and its result. Nothing outlives the run. */
export class SingleFlight<Result> {
  readonly #flights = new Map<string, Flight<Result>>();

  /** Calls `work` unless it is already running under this key. `hasSubscribers`: somebody still waits for the result. */
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
