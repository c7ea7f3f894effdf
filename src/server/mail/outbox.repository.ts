/** The mails in the database: kept, claimed by one process, and what became of them. Times are ISO 8601 UTC. */
import { type SqlBool, sql } from 'kysely';
import type { MailOverview } from '#contract/contact-messages.ts';
import type { Lang } from '#domain/language.ts';
import { newId } from '../db/ids.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';

export interface NewMail {
  contactMessageId: string;
  /** The one plain address that an answer goes to. */
  replyTo: string;
  /** Of its frame. */
  lang: Lang;
  subject: string;
  /** Plain text. */
  body: string;
}

/** A mail that this process may send as long as its claim lasts. */
export interface ClaimedMail {
  id: string;
  messageId: string;
  /** Empty: the shop. */
  recipient: string;
  replyTo: string | null;
  lang: Lang;
  subject: string;
  body: string;
  createdAt: string;
  claimedUntil: string;
}

/** What was failed has an end, and so has what was sent; all others wait. */
const WAITING = sql<SqlBool>`outbox_mails.sent_at is null and outbox_mails.failed_at is null`;

/**
 * Puts a mail to the shop in, due at once. `host` names the shop in its Message-ID, the same at every try. Gives the
 * id by which the log names it.
 */
export async function insertMail(
  transaction: DatabaseTransaction,
  { contactMessageId, replyTo, lang, subject, body }: NewMail,
  { now, host }: { now: string; host: string },
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('outbox_mails')
    .values({
      id,
      contact_message_id: contactMessageId,
      message_id: `<${id}@${host}>`,
      recipient: '',
      reply_to: replyTo,
      lang,
      subject,
      body,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute();
  return id;
}

/** Candidates of one look; another process may be claiming the same. */
const LOOK = 20;

/**
 * Claims the mail that has been due the longest, and counts the try; null when none is due. Of several processes
 * exactly one gets a mail: whoever changes the row while nobody's claim lasts.
 */
export async function claimMail(db: Database, now: string, until: string): Promise<ClaimedMail | null> {
  for (;;) {
    const due = await db
      .selectFrom('outbox_mails')
      .select('id')
      .where(WAITING)
      .where('next_attempt_at', '<=', now)
      .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(LOOK)
      .execute();
    if (due.length === 0) return null;
    for (const { id } of due) {
      const claimed = await claim(db, id, now, until);
      if (claimed) return claimed;
    }
  }
}

async function claim(db: Database, id: string, now: string, until: string): Promise<ClaimedMail | null> {
  const row = await db
    .updateTable('outbox_mails')
    .set((values) => ({ claimed_until: until, attempts: values('attempts', '+', 1) }))
    .where('id', '=', id)
    .where(WAITING)
    .where('next_attempt_at', '<=', now)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]))
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id,
    messageId: row.message_id,
    recipient: row.recipient,
    replyTo: row.reply_to,
    lang: row.lang,
    subject: row.subject,
    body: row.body,
    createdAt: row.created_at,
    claimedUntil: until,
  };
}

/** Makes a claim last longer; false when it is another process's by now. */
export async function renewClaim(db: Database, mail: ClaimedMail, until: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox_mails')
    .set({ claimed_until: until })
    .where('id', '=', mail.id)
    .where('claimed_until', '=', mail.claimedUntil)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The mail server has taken it: it is sent, whoever else may have claimed it meanwhile. */
export async function noteSent(db: Database, id: string, now: string): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ sent_at: now, failed_at: null, claimed_until: null, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** `next` is when to try again, null when it is given up. Nothing is noted once the claim is somebody else's. */
export async function noteFailure(
  db: Database,
  mail: ClaimedMail,
  { reason, now, next }: { reason: string; now: string; next: string | null },
): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({
      last_error: reason,
      claimed_until: null,
      ...(next ? { next_attempt_at: next } : { failed_at: now }),
    })
    .where('id', '=', mail.id)
    .where('claimed_until', '=', mail.claimedUntil)
    .execute();
}

/** Whatever waits is due now. */
export async function makeAllDue(db: Database, now: string): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ next_attempt_at: now })
    .where(WAITING)
    .where('next_attempt_at', '>', now)
    .execute();
}

/** The mail of a message is due now, one that was given up too; one that was sent is not. */
export async function makeDue(db: Database, contactMessageId: string, now: string): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ next_attempt_at: now, failed_at: null })
    .where('contact_message_id', '=', contactMessageId)
    .where('sent_at', 'is', null)
    .execute();
}

/** When the next waiting mail may be claimed; null when none waits. */
export async function nextDue(db: Database): Promise<string | null> {
  const free = sql<string>`case when claimed_until > next_attempt_at then claimed_until else next_attempt_at end`;
  const row = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.min<string | null>(free).as('at'))
    .where(WAITING)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** When the newest of the waiting mails was put in; null when none waits. */
export async function newestWaiting(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.max<string | null>('created_at').as('at'))
    .where(WAITING)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** When the oldest of the waiting mails was put in; null when none waits. */
export async function oldestWaiting(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('outbox_mails')
    .select(({ fn }) => fn.min<string | null>('created_at').as('at'))
    .where(WAITING)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function countMails(db: Database): Promise<Omit<MailOverview, 'configured'>> {
  const all = db.selectFrom('outbox_mails').select(({ fn }) => fn.countAll<number>().as('count'));
  // Each by an index of its own: nearly all mails are sent.
  const waiting = await all.where(WAITING).executeTakeFirstOrThrow();
  const failed = await all.where('failed_at', 'is not', null).executeTakeFirstOrThrow();
  return { waiting: waiting.count, failed: failed.count };
}
