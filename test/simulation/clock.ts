/** The time of a run: it stands still while anything happens, and goes on from one timer to the next. */
import type { Timers } from '#server/platform/process/timers.ts';
import type { Activity } from './activity.ts';

interface Timer {
  at: number;
  order: number;
  work: () => void;
  owner: Owner;
}

/** Whose timers end with it. */
export interface Owner {
  isDead: boolean;
}

export class SimulatedClock {
  readonly #activity: Activity;
  #ms: number;
  #order = 0;
  #timers: Timer[] = [];

  constructor(start: Date, activity: Activity) {
    this.#ms = start.getTime();
    this.#activity = activity;
  }

  get ms(): number {
    return this.#ms;
  }

  now = (): Date => new Date(this.#ms);

  timersOf(owner: Owner): Timers {
    return {
      after: (ms, work) => {
        if (owner.isDead) return () => {};
        this.#activity.note();
        const timer = { at: this.#ms + ms, order: this.#order++, work, owner };
        this.#timers.push(timer);
        return () => void (this.#timers = this.#timers.filter((one) => one !== timer));
      },
    };
  }

  /** Whoever waits goes on, and finds that nothing can be done any more. */
  end(owner: Owner): void {
    const ended = this.#timers.filter((timer) => timer.owner === owner);
    this.#timers = this.#timers.filter((timer) => timer.owner !== owner);
    for (const { work } of ended) work();
  }

  /** Every timer fires at its moment. */
  async pass(ms: number): Promise<void> {
    const end = this.#ms + ms;
    for (let next = this.#next(); next && next.at <= end; next = this.#next()) {
      this.#ms = Math.max(this.#ms, next.at);
      this.#fire(next);
      await this.#activity.settle();
    }
    this.#ms = end;
  }

  /** As after a machine has slept: what was due meanwhile fires once, late. */
  async jump(ms: number): Promise<void> {
    this.#ms += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#ms).toSorted(byTime);
    for (const timer of due) if (this.#timers.includes(timer)) this.#fire(timer);
    await this.#activity.settle();
  }

  #next(): Timer | undefined {
    return this.#timers.toSorted(byTime)[0];
  }

  #fire(timer: Timer): void {
    this.#timers = this.#timers.filter((one) => one !== timer);
    this.#activity.note();
    timer.work();
  }
}

function byTime(one: Timer, other: Timer): number {
  return one.at - other.at || one.order - other.order;
}
