/** Work that several requests may want at once is done once, and only so much of it at a time. */

/**
 * `once(key, job)`: runs the job unless one with this key is under way, in which case both
 * callers get what that one gives. At most `limit` run at a time; the others wait in order.
 */
export function createSharedJobs<Result = void>(
  limit: number,
): (key: string, job: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn(job: () => Promise<Result>): Promise<Result> {
    if (running === limit) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return function once(key, job) {
    const known = underWay.get(key);
    if (known) return known;
    const started = inTurn(job).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
}
