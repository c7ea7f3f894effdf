import type { ContactInput, ContactMessage, MessageChange } from '#contract/contact-messages.ts';
import type { Lang } from '#domain/language.ts';
import { contactMailEn } from '#i18n/mail.en.ts';
import { contactMailHe } from '#i18n/mail.he.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { JobRunner } from '#server/jobs/job-runner.ts';
import { makeJobDue } from '#server/jobs/jobs.repository.ts';
import type { ShopSettings } from '../settings/shop-settings.ts';
import { MAIL, enqueueMail } from '#server/mail/mail-job.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { RateLimit, RateLimiter } from '#server/platform/load/rate-limiter.ts';
import { currentRequest, outsideRequest } from '#server/platform/http/request-context.ts';
import {
  findMailJobId,
  findMessage,
  insertMessage,
  setRead,
  setStates,
} from './contact-messages.repository.ts';

export interface ContactOptions {
  db: Database;
  config: Config;
  settings: ShopSettings;
  rateLimiter: RateLimiter;
  jobs: JobRunner;
  now: () => Date;
}

const HOUR = 60 * 60_000;
const WORDS = { he: contactMailHe, en: contactMailEn };

function contactLimit({ contactsPerHour }: Config['limits']): RateLimit {
  return { name: 'contact', max: contactsPerHour, window: HOUR };
}

/** Throws an ApiError (429) when the address has sent too many. */
export async function admitMessage(
  { config, rateLimiter }: Pick<ContactOptions, 'config' | 'rateLimiter'>,
  address: string,
): Promise<void> {
  await rateLimiter.consume(contactLimit(config.limits), address);
}

/** Stores the message and its mail together; language and shop's name are the mail's. An email may be empty. */
export async function receiveMessage(
  transaction: DatabaseTransaction,
  { config, now }: Pick<ContactOptions, 'config' | 'now'>,
  input: ContactInput,
  { lang, shop }: { lang: Lang; shop: string },
): Promise<{ _id: string; mailJobId: string }> {
  const createdDate = now().toISOString();
  const facts = { ...input, shop };
  const mail = {
    to: 'shop' as const,
    replyTo: input.email || null,
    lang,
    subject: WORDS[lang].subject(facts),
    body: WORDS[lang].body(facts),
  };
  const host = new URL(config.publicUrl).hostname;
  const mailJobId = await enqueueMail(transaction, mail, { now: createdDate, host });
  const _id = newId();
  await insertMessage(transaction, { ...input, _id, createdDate, mailJobId });
  return { _id, mailJobId };
}

/** Only for a committed message. */
export function sendMail({ jobs }: Pick<ContactOptions, 'jobs'>, mailJobId: string): void {
  // Later log lines have the mail's id only: another process may send it days later.
  currentRequest()?.log.info({ mail: mailJobId }, 'a mail was put in');
  outsideRequest(() => jobs.retryAll(MAIL));
}

/** Throws an ApiError (404). */
export async function markRead(
  { db, jobs, now }: ContactOptions,
  id: string,
  read: boolean,
): Promise<ContactMessage> {
  await setRead(db, id, read ? now().toISOString() : null);
  return knownMessage(db, id, jobs);
}

/** Throws an ApiError (404). */
export async function changeMessage(
  { db, jobs, now }: ContactOptions,
  id: string,
  change: MessageChange,
): Promise<ContactMessage> {
  await setStates(db, id, change, now().toISOString());
  return knownMessage(db, id, jobs);
}

/** Tries the message's mail again unless it was sent. Throws an ApiError (404). */
export async function resendMail({ db, jobs, now }: ContactOptions, id: string): Promise<ContactMessage> {
  const mailJobId = await findMailJobId(db, id);
  if (mailJobId !== null) await makeJobDue(db, mailJobId, now().toISOString());
  const message = await knownMessage(db, id, jobs);
  outsideRequest(() => jobs.runDue());
  return message;
}

async function knownMessage(db: Database, id: string, jobs: JobRunner): Promise<ContactMessage> {
  const message = await findMessage(db, id, jobs.isEnabled(MAIL));
  if (!message) throw new ApiError('not_found');
  return message;
}
