import type { Database } from '../db/schema.ts';
import { type ClaimedJob, renewClaim } from './jobs.repository.ts';

export interface HeldClaim {
  lost: AbortSignal;
  release: () => Promise<void>;
}

export function holdClaim(
  db: Database,
  job: ClaimedJob,
  { length, end, onError }: { length: number; end: () => string; onError: (error: unknown) => void },
): HeldClaim {
  const lost = new AbortController();
  let renewal = Promise.resolve();
  const renew = async () => {
    if (!(await renewClaim(db, job, end()))) lost.abort();
  };
  const timer = setInterval(() => {
    renewal = renewal.then(renew).catch(onError);
  }, length / 3).unref();
  return {
    lost: lost.signal,
    release: async () => {
      clearInterval(timer);
      await renewal;
    },
  };
}
