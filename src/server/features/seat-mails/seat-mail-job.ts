/** Mails about seats and waiting lists are put in with the change that they tell of, and written when the job runs. */
import { z } from 'zod';
import { LANGS } from '#domain/language.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { deleteJobsOf, enqueue } from '#server/jobs/jobs.repository.ts';
import { MAIL } from '#server/mail/mail-job.ts';

/** Who is meant; the address is looked up when the mail is written. */
const recipientSchema = z.union([
  /** Who comes: an order's line, or who was added by hand. */
  z.object({ attendee: z.string() }),
  /** Who waits. */
  z.object({ place: z.string() }),
  z.object({ user: z.string(), lang: z.enum(LANGS) }),
  /** Who ordered seats that somebody else was given. */
  z.object({ buyerOf: z.string() }),
  /** Who had been given an order's seats before somebody else was, or before they were cancelled. */
  z.object({ formerOf: z.string(), email: z.string(), lang: z.enum(LANGS) }),
]);
export type SeatMailRecipient = z.infer<typeof recipientSchema>;

const whenAndWhereSchema = z.object({
  title: z.string(),
  translations: z.object({
    en: z.object({ title: z.string().optional(), location: z.string().optional() }),
  }),
  meetings: z.array(z.object({ date: z.string(), duration: z.int() })),
  location: z.string(),
});
export type WhenAndWhere = z.infer<typeof whenAndWhereSchema>;

const about = { workshopId: z.string(), to: recipientSchema };
const seatMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum([
      'waiting_joined',
      'seat_offered',
      'offer_ended',
      'reminder',
      'seat_given',
      'given_away',
      'given_on',
      'seat_cancelled',
    ]),
    ...about,
  }),
  z.object({ kind: z.literal('changed'), before: whenAndWhereSchema, ...about }),
  /** `from`: the workshop's id. */
  z.object({ kind: z.literal('moved'), from: z.string(), before: whenAndWhereSchema, ...about }),
  z.object({ kind: z.literal('message'), subject: z.string(), text: z.string(), ...about }),
]);
export type SeatMail = z.infer<typeof seatMailSchema>;

export const SEAT_MAIL: JobType<SeatMail> = { kind: 'seat_mail', payload: seatMailSchema };

interface Occasion {
  now: Date;
  /** What tells this mail from another of its kind to the same recipient; the same is sent once. */
  event: string;
}

export async function enqueueSeatMail(
  transaction: DatabaseTransaction,
  mail: SeatMail,
  { now, event }: Occasion,
): Promise<void> {
  const key = `${recipientId(mail.to)} ${mail.kind} ${event}`;
  await enqueue(transaction, SEAT_MAIL, mail, { now: now.toISOString(), key });
}

export function recipientId(to: SeatMailRecipient): string {
  return Object.values(to)[0]!;
}

/** Those that were sent, too: each has somebody's address. `recipients`: lines, attendees and users. */
export async function forgetSeatMails(
  transaction: DatabaseTransaction,
  recipients: readonly string[],
): Promise<void> {
  for (const id of recipients)
    for (const { kind } of [SEAT_MAIL, MAIL]) await deleteJobsOf(transaction, kind, `${id} `);
}
