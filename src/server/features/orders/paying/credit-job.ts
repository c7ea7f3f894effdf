/** The document about a refund in part, which a provider makes apart from the refund (docs/rules.md#refunds). */
import { z } from 'zod';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';

const creditSchema = z.object({ refundId: z.string() });

export const CREDIT_DOCUMENT: JobType<z.infer<typeof creditSchema>> = {
  kind: 'credit-document',
  payload: creditSchema,
};

/** Once for each refund. */
export async function enqueueCredit(
  transaction: DatabaseTransaction,
  refundId: string,
  now: Date,
): Promise<void> {
  await enqueue(transaction, CREDIT_DOCUMENT, { refundId }, { now: now.toISOString(), key: refundId });
}
