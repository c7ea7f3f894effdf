/** Writes a mail about seats as people, workshop and shop are now, and puts it in to be sent. */
import type { Settings } from '#contract/settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/schema.ts';
import { type JobHandler, handleJobs } from '#server/jobs/job-type.ts';
import { type Mail, enqueueMail } from '#server/mail/mail-job.ts';
import type { SeatMailFacts, SeatMailKind } from '#server/mail/seats/seat-facts.ts';
import { seatMail } from '#server/mail/seats/seat-mail.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { mailedCalendar } from '../workshops/mailed-calendar.ts';
import { SEAT_MAIL, type SeatMail } from './seat-mail-job.ts';
import { type ToldSeats, readSeatFacts } from './read-seat-facts.ts';

const DAY = 24 * 60 * 60_000;
const RETRY = { first: 20_000, longest: 60_000, giveUp: 7 * DAY };

export interface SeatMailOptions {
  db: Database;
  config: Pick<Config, 'publicUrl'>;
  settings: ShopSettings;
  /** After a mail was put in. */
  onMail: () => void;
  now: () => Date;
}

export function seatMailHandler(options: SeatMailOptions): JobHandler {
  const { db, config, settings, onMail, now } = options;
  const host = new URL(config.publicUrl).hostname;
  return handleJobs(SEAT_MAIL, {
    done: 'written',
    concurrency: 1,
    retry: RETRY,
    run: async ({ id, payload }) => {
      const shop = await settings.current();
      const told = await readSeatFacts(db, payload, { shop, publicUrl: config.publicUrl, now: now() });
      if (!told) return;
      const mail = await mailOf(options, payload, told, shop);
      // The recipient first, by whom an erasure finds the mail; run again, the job puts in no second one.
      const key = `${told.recipientId} ${id}`;
      await db
        .transaction()
        .execute((transaction) => enqueueMail(transaction, mail, { now: now().toISOString(), host, key }));
      onMail();
    },
  });
}

async function mailOf(
  { db, config, now }: SeatMailOptions,
  job: SeatMail,
  { address, of, facts, workshopId }: ToldSeats,
  { shop }: Settings,
): Promise<Omit<Mail, 'messageId'>> {
  const { subject, text, html } = seatMail(of, facts);
  const { lang } = facts;
  const { publicUrl } = config;
  const before = beforeOf(job);
  const usefulUntil = usefulUntilOf(of, facts);
  const attachment = hasCalendar(job)
    ? await mailedCalendar(db, { workshopId, lang, publicUrl, shop, now: now(), before })
    : null;
  return {
    to: { address },
    replyTo: shop.email,
    lang,
    subject,
    body: text,
    html,
    ...(usefulUntil !== undefined && { usefulUntil }),
    ...(attachment && { attachment }),
  };
}

/** A mail server may be down for longer than an offer holds, or than it is until the workshop. */
function usefulUntilOf(of: SeatMailKind, { workshop }: SeatMailFacts): string | undefined {
  if (of.kind === 'seat_offered') return of.until;
  return of.kind === 'reminder' ? workshop.meetings[0]?.date : undefined;
}

function hasCalendar({ kind }: SeatMail): boolean {
  return kind === 'reminder' || kind === 'changed' || kind === 'moved' || kind === 'seat_given';
}

function beforeOf(job: SeatMail) {
  if (job.kind === 'changed') return { workshopId: job.workshopId, meetings: job.before.meetings };
  return job.kind === 'moved' ? { workshopId: job.from, meetings: job.before.meetings } : undefined;
}
