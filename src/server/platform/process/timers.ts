/** What waits, so that a simulation can give it a time of its own. */
export interface Timers {
  /** Runs the work once after `ms`, unless it is ended by what this returns; keeps no process alive. */
  after: (ms: number, work: () => void) => () => void;
}

export const SYSTEM_TIMERS: Timers = {
  after: (ms, work) => {
    const timer = setTimeout(work, ms).unref();
    return () => clearTimeout(timer);
  },
};

export function pause(timers: Timers, ms: number): Promise<void> {
  return new Promise((resolve) => void timers.after(ms, resolve));
}
