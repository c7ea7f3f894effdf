/** A provider that makes a charge's document after the charge is asked for it later (docs/rules.md#payment). */
import { z } from 'zod';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';

const lateSchema = z.object({ attemptId: z.string() });

export const LATE_DOCUMENT: JobType<z.infer<typeof lateSchema>> = {
  kind: 'late-document',
  payload: lateSchema,
};

const MINUTE = 60_000;
const AFTER_MINUTES = [1, 5, 20, 60];

/** False: it isn't asked for any more. */
export async function enqueueLateDocument(
  transaction: DatabaseTransaction,
  attemptId: string,
  { charged, now }: { charged: Date; now: Date },
): Promise<boolean> {
  const times = AFTER_MINUTES.map((minutes) => new Date(charged.getTime() + minutes * MINUTE));
  const next = times.find((time) => time > now)?.toISOString();
  if (next === undefined) return false;
  const job = { now: now.toISOString(), runAfter: next, key: `${attemptId} ${next}` };
  await enqueue(transaction, LATE_DOCUMENT, { attemptId }, job);
  return true;
}
