/** What is deleted with time, at the start and once a day. */
import { purgeDeleted } from './db/entries/purge.ts';
import type { Database } from './db/schema.ts';
import { purgeOldDrafts } from './features/drafts/drafts.service.ts';
import { purgeNotices } from './features/orders/paying/purge-notices.ts';
import { purgeCounts } from './features/week/week.service.ts';
import { purgeIdempotencyKeys } from './idempotency/idempotency.ts';
import { purgeJobs } from './jobs/purge-jobs.ts';

export async function purgeOld(db: Database, now: Date): Promise<void> {
  await purgeDeleted(db, now);
  await purgeIdempotencyKeys(db, now);
  await purgeOldDrafts(db, now);
  await purgeJobs(db, now);
  await purgeCounts(db, now);
  await purgeNotices(db, now);
}
