import type { Database } from '../db/schema.ts';
import { type ClaimedJob, renewClaim } from './jobs.repository.ts';

export interface HeldClaim {
  /** Aborts when another process has the claim. */
  lost: AbortSignal;
  /** Stops renewing; resolves when no renewal is under way. */
  release: () => Promise<void>;
}

/** Renews a claim of so many ms three times within its length. */
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
