import { z } from 'zod';
import { newId } from '../db/ids.ts';
import type { DatabaseTransaction } from '../db/schema.ts';
import { type DisabledJobs, type JobHandler, type JobType, handleJobs } from '../jobs/job-type.ts';
import { enqueue } from '../jobs/jobs.repository.ts';
import { MAX_CONNECTIONS, type Sender, failureOf, smtpSender } from './smtp-sender.ts';

const DAY = 24 * 60 * 60_000;

const mailSchema = z.object({
  messageId: z.string(),
  /** `shop` is resolved when the mail is sent, since the setting may have changed. */
  to: z.union([z.literal('shop'), z.object({ address: z.string() })]),
  replyTo: z.string().nullable(),
  lang: z.enum(['he', 'en']),
  subject: z.string(),
  body: z.string(),
  html: z.string().optional(),
  /** ISO; from then on it would mislead, and isn't sent. */
  usefulUntil: z.string().optional(),
  attachment: z.object({ filename: z.string(), contentType: z.string(), content: z.string() }).optional(),
});
export type Mail = z.infer<typeof mailSchema>;
export type MailAttachment = NonNullable<Mail['attachment']>;

export const MAIL: JobType<Mail> = { kind: 'mail', payload: mailSchema };

export function enqueueMail(
  transaction: DatabaseTransaction,
  mail: Omit<Mail, 'messageId'>,
  { now, host, key }: { now: string; host: string; key?: string },
): Promise<string> {
  const id = newId();
  return enqueue(
    transaction,
    MAIL,
    { ...mail, messageId: `<${id}@${host}>` },
    { id, now, ...(key === undefined ? {} : { key }) },
  );
}

/** See docs/rules.md#contact-messages. */
const RETRY = { first: 20_000, longest: 15 * 60_000, giveUp: 7 * DAY };

export interface MailSettings {
  smtpUrl: string;
  from: string;
  to: string;
}

interface MailOptions extends Partial<typeof RETRY> {
  /** The shop's own address; null: the environment's. */
  shopAddress?: () => Promise<string | null>;
  /** Unset: by SMTP, as the settings say. */
  sender?: Sender | undefined;
  now?: () => Date;
}

class TooLateError extends Error {}

export function mailHandler(
  settings: MailSettings | null,
  { shopAddress = async () => null, sender: given, now = () => new Date(), ...retry }: MailOptions = {},
): JobHandler | DisabledJobs {
  if (!settings)
    return {
      kind: MAIL.kind,
      disabled: 'SMTP_URL is not set: messages are kept and can be read at /admin/messages, their mails wait',
    };
  const sender = given ?? smtpSender(settings);
  return handleJobs(MAIL, {
    done: 'sent',
    concurrency: MAX_CONNECTIONS,
    retry: { ...RETRY, ...retry },
    run: async ({ payload: { to, usefulUntil, ...mail } }, signal) => {
      if (usefulUntil !== undefined && new Date(usefulUntil) <= now()) throw new TooLateError();
      const address = to === 'shop' ? ((await shopAddress()) ?? settings.to) : to.address;
      return sender.send({ ...mail, to: address }, signal);
    },
    failureOf: (error) =>
      error instanceof TooLateError ? { reason: 'its time was over', final: true } : failureOf(error),
    close: () => sender.close(),
  });
}
