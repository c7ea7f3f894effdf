import type { Database } from '../db/schema.ts';
import { deleteFinishedJobs } from './jobs.repository.ts';

const DAY = 24 * 60 * 60_000;
const KEEP_DONE = 30 * DAY;
const KEEP_GIVEN_UP = 90 * DAY;

/** docs/rules.md#jobs. Returns the number of deleted jobs. */
export function purgeJobs(db: Database, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  return deleteFinishedJobs(db, { doneBefore: before(KEEP_DONE), givenUpBefore: before(KEEP_GIVEN_UP) });
}
