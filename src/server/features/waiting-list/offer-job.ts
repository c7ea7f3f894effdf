/** Seats that may have come free are offered by a job, put in with the change that frees them. */
import { z } from 'zod';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { type JobHandler, type JobType, handleJobs } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { offerSeats } from './offer-seats.service.ts';
import { hasWaiting } from './waiting-list.repository.ts';

const offersSchema = z.object({ workshopId: z.string() });

export const SEAT_OFFERS: JobType<z.infer<typeof offersSchema>> = {
  kind: 'seat_offer',
  payload: offersSchema,
};

const DAY = 24 * 60 * 60_000;
/** A job for an offer’s end is as old as the offer; a killed process’s are found after the longest pause. */
const RETRY = { first: 1_000, longest: 15_000, giveUp: 365 * DAY };

/** Does nothing for a workshop that nobody waits for. */
export async function enqueueOffers(
  transaction: DatabaseTransaction,
  workshopIds: readonly string[],
  now: Date,
): Promise<void> {
  for (const workshopId of new Set(workshopIds))
    if (await hasWaiting(transaction, workshopId))
      await enqueue(transaction, SEAT_OFFERS, { workshopId }, { now: now.toISOString() });
}

interface OfferJobOptions {
  db: Database;
  settings: ShopSettings;
  /** After mails were put in. */
  onMail: () => void;
  now: () => Date;
}

export function offerHandler({ db, settings, onMail, now }: OfferJobOptions): JobHandler {
  return handleJobs(SEAT_OFFERS, {
    done: 'carried out',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { workshopId } }) => {
      const { workshops } = await settings.current();
      const offering = { workshopId, ...workshops, now: now() };
      await db.transaction().execute(async (transaction) => {
        const ends = await offerSeats(transaction, offering);
        // Each is looked at again when it has run out.
        for (const runAfter of new Set(ends.map((end) => end.toISOString())))
          await enqueue(
            transaction,
            SEAT_OFFERS,
            { workshopId },
            { now: offering.now.toISOString(), runAfter },
          );
      });
      onMail();
    },
  });
}
