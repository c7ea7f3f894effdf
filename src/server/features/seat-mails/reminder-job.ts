/** Each morning those are reminded whose workshop is near (docs/rules.md#mails-about-seats). */
import { z } from 'zod';
import { jerusalemDate, plusDays } from '#domain/jerusalem.ts';
import { meetingsRemindedOn, reminderDay, reminderMoment } from '#domain/reminders.ts';
import type { Database } from '#server/db/schema.ts';
import { type JobHandler, type JobType, handleJobs } from '#server/jobs/job-type.ts';
import { enqueue } from '#server/jobs/jobs.repository.ts';
import { attendeesToRemind } from '../roster/told-attendee.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { firstMeetingsBetween } from './reminders.repository.ts';
import { enqueueSeatMail } from './seat-mail-job.ts';

const daySchema = z.object({ day: z.string() });
const REMINDERS: JobType<z.infer<typeof daySchema>> = { kind: 'reminder_day', payload: daySchema };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A job is put in a day before it runs. */
const RETRY = { first: MINUTE, longest: 60 * MINUTE, giveUp: 3 * DAY };

/** Once, however many processes ask for it. */
async function enqueueDay(db: Database, day: string, now: Date): Promise<void> {
  const job = { now: now.toISOString(), runAfter: reminderMoment(day).toISOString(), key: day };
  await db.transaction().execute((transaction) => enqueue(transaction, REMINDERS, { day }, job));
}

/** At the start; each day asks for the next, so that those on which the shop was closed are made up for. */
export function remindFromToday(db: Database, now: Date): Promise<void> {
  return enqueueDay(db, jerusalemDate(now), now);
}

interface ReminderOptions {
  db: Database;
  settings: ShopSettings;
  /** After mails were put in. */
  onMail: () => void;
  now: () => Date;
}

export function reminderHandler({ db, settings, onMail, now }: ReminderOptions): JobHandler {
  return handleJobs(REMINDERS, {
    done: 'carried out',
    concurrency: 1,
    retry: RETRY,
    run: async ({ payload: { day } }) => {
      // First, so that the chain outlives whatever happens to this day.
      await enqueueDay(db, plusDays(day, 1), now());
      const { workshops: rule } = await settings.current();
      for (const { id, date } of await firstMeetingsBetween(db, meetingsRemindedOn(day, rule)))
        if (reminderDay(date, rule) === day && new Date(date) > now())
          await remind(db, { id, date, day, now: now() });
      onMail();
    },
  });
}

/** Not those who have registered since: their confirmation says the same. */
async function remind(
  db: Database,
  { id: workshopId, date, day, now }: { id: string; date: string; day: string; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { _id } of await attendeesToRemind(transaction, workshopId, reminderMoment(day)))
      await enqueueSeatMail(
        transaction,
        { kind: 'reminder', workshopId, to: { attendee: _id } },
        { now, event: date },
      );
  });
}
