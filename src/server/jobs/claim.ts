import type { Database } from '../db/schema.ts';
import type { Timers } from '../platform/process/timers.ts';
import { type ClaimedJob, renewClaim } from './jobs.repository.ts';

export interface HeldClaim {
  lost: AbortSignal;
  release: () => Promise<void>;
}

export function holdClaim(
  db: Database,
  job: ClaimedJob,
  {
    length,
    end,
    onError,
    timers,
  }: { length: number; end: () => string; onError: (error: unknown) => void; timers: Timers },
): HeldClaim {
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const renew = async () => {
    if (!(await renewClaim(db, job, end()))) lost.abort();
  };
  const later = (): (() => void) =>
    timers.after(length / 3, () => {
      renewal = renewal.then(renew).catch(onError);
      endTimer = later();
    });
  let endTimer = later();
  return {
    lost: lost.signal,
    release: async () => {
      endTimer();
      await renewal;
    },
  };
}
