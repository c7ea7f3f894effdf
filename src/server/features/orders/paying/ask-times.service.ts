/** The provider is asked by the clock until it has told what became of a page (docs/rules.md#payment). */
import { z } from 'zod';
import { nextAsk } from '#domain/payments/ask-times.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { type JobHandler, type JobType, handleJobs } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { closeIfOver } from './close-page.service.ts';
import type { Precedence } from '#server/platform/load/precedence.ts';
import { findPage } from './provider-pages.repository.ts';
import { type Asking, settleAttempt } from './settle-attempt.service.ts';
import { mayBePaid } from '#domain/payments/attempt-states.ts';

const askSchema = z.object({
  attemptId: z.string(),
  /** Of a notice: the clock asks on its own. */
  once: z.boolean(),
});

export const PAYMENT_ASK: JobType<z.infer<typeof askSchema>> = { kind: 'payment-ask', payload: askSchema };

const HOUR = 60 * 60_000;
const RETRY = { first: 5_000, longest: 60_000, giveUp: 48 * HOUR };

interface Clock {
  opened: Date;
  now: Date;
  askEverySeconds: number | null;
}

export async function enqueueAsk(
  transaction: DatabaseTransaction,
  attemptId: string,
  { opened, now, askEverySeconds }: Clock,
): Promise<void> {
  const next = nextAsk(opened, now, askEverySeconds)?.toISOString();
  if (next === undefined) return;
  const key = `${attemptId} ${next}`;
  await enqueue(
    transaction,
    PAYMENT_ASK,
    { attemptId, once: false },
    { now: now.toISOString(), runAfter: next, key },
  );
}

interface AskOptions extends Asking {
  askEverySeconds: number | null;
  /** Mails and other work wait while payers do. */
  precedence: Precedence;
  /** After what it settled may have put in mails and refunds. */
  onSettled: () => void;
}

export function paymentAskHandler(options: AskOptions): JobHandler {
  const { db, askEverySeconds, precedence, onSettled, now } = options;
  return handleJobs(PAYMENT_ASK, {
    done: 'answered',
    // A provider takes its time to answer each of them.
    concurrency: 16,
    isUrgent: true,
    retry: RETRY,
    run: async ({ payload: { attemptId, once } }) => {
      const asked = await precedence.run(() => settleAttempt(options, attemptId));
      if (!once) {
        const page = await findPage(db, attemptId);
        if (page?.reference && mayBePaid(page.attempt_state)) {
          const clock = { opened: new Date(page.opened_at), now: now(), askEverySeconds };
          await db.transaction().execute((transaction) => enqueueAsk(transaction, attemptId, clock));
          await closeIfOver(options, page);
        }
      }
      if (asked.kind !== 'not_asked') onSettled();
    },
  });
}
