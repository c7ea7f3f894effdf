/** A message of the contact form is kept with its mail first, all or nothing; then the mail is sent (product: Contact). */
import type { ContactInput, ContactMessage } from '#contract/contact-messages.ts';
import type { Lang } from '#domain/language.ts';
import { contactMailEn } from '#i18n/mail.en.ts';
import { contactMailHe } from '#i18n/mail.he.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#server/db/ids.ts';
import type { Database } from '#server/db/schema.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { insertMail, makeDue } from '#server/mail/outbox.repository.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { RateLimit, RateLimiter } from '#server/platform/load/rate-limiter.ts';
import { currentRequest, outsideRequest } from '#server/platform/http/request-context.ts';
import { findMessage, insertMessage, setRead } from './contact-messages.repository.ts';

export interface ContactOptions {
  db: Database;
  config: Config;
  rateLimiter: RateLimiter;
  outbox: Outbox;
  now: () => Date;
}

const HOUR = 60 * 60_000;
const WORDS = { he: contactMailHe, en: contactMailEn };

function contactLimit({ contactsPerHour }: Config['limits']): RateLimit {
  return { name: 'contact', max: contactsPerHour, window: HOUR };
}

/** `lang`: the pages that it was written on; its mail is in that language. Gives its id. Throws an ApiError (429) when the address has sent too many. */
export async function receiveMessage(
  { db, config, rateLimiter, outbox, now }: ContactOptions,
  input: ContactInput,
  { address, lang }: { address: string; lang: Lang },
): Promise<string> {
  await rateLimiter.consume(contactLimit(config.limits), address);
  const _id = newId();
  const createdDate = now().toISOString();
  const facts = { ...input, shop: config.shop.name[lang] };
  const mail = {
    contactMessageId: _id,
    replyTo: input.email,
    lang,
    subject: WORDS[lang].subject(facts),
    body: WORDS[lang].body(facts),
  };
  const mailId = await db.transaction().execute(async (transaction) => {
    await insertMessage(transaction, { ...input, _id, createdDate });
    return insertMail(transaction, mail, { now: createdDate, host: new URL(config.publicUrl).hostname });
  });
  // Its further lines name the mail alone: it may be sent days later, by another process.
  currentRequest()?.log.info({ mail: mailId }, 'a mail was put in');
  outsideRequest(() => outbox.tryAll());
  return _id;
}

/** Gives the message as it is now. Throws an ApiError (404) when there is none. */
export async function markRead(
  { db, outbox, now }: ContactOptions,
  id: string,
  read: boolean,
): Promise<ContactMessage> {
  await setRead(db, id, read ? now().toISOString() : null);
  return knownMessage(db, id, outbox);
}

/** Its mail is tried now, unless it was sent. Gives the message as it is. Throws an ApiError (404). */
export async function resendMail({ db, outbox, now }: ContactOptions, id: string): Promise<ContactMessage> {
  await makeDue(db, id, now().toISOString());
  const message = await knownMessage(db, id, outbox);
  outsideRequest(() => outbox.tryDue());
  return message;
}

async function knownMessage(db: Database, id: string, outbox: Outbox): Promise<ContactMessage> {
  const message = await findMessage(db, id, outbox.isOn);
  if (!message) throw new ApiError('not_found');
  return message;
}
