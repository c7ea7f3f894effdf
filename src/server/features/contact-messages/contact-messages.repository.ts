import type { ContactInput, ContactMessage, MessageChange } from '#contract/contact-messages.ts';
import { messageSearchText } from '#domain/message-search.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { type MessageFilter, matches } from './message-filter.repository.ts';

export async function insertMessage(
  transaction: DatabaseTransaction,
  message: ContactInput & { _id: string; createdDate: string; mailJobId: string },
): Promise<void> {
  const { _id, name, email, subject, message: text, createdDate, mailJobId } = message;
  await transaction
    .insertInto('contact_messages')
    .values({
      id: _id,
      name,
      email,
      subject,
      message: text,
      created_at: createdDate,
      read_at: null,
      search_text: messageSearchText(message),
      mail_job_id: mailJobId,
    })
    .execute();
}

function selectMessages(db: Database) {
  return db
    .selectFrom('contact_messages as message')
    .leftJoin('jobs as mail', 'mail.id', 'message.mail_job_id')
    .select(['message.id', 'name', 'email', 'subject', 'message', 'message.created_at', 'read_at'])
    .select(['answered_at', 'archived_at'])
    .select(['mail.attempts', 'mail.done_at', 'mail.failed_at', 'mail.last_error']);
}

/** `mailIsOn`: whether waiting mails are sent. */
export async function listMessages(
  db: Database,
  {
    offset,
    limit,
    mailIsOn,
    ...filter
  }: MessageFilter & { offset: number; limit: number; mailIsOn: boolean },
): Promise<ContactMessage[]> {
  const rows = await selectMessages(db)
    .where(matches(filter))
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => toMessage(row, mailIsOn));
}

export async function findMailJobId(db: Database, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('contact_messages')
    .select('mail_job_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.mail_job_id ?? null;
}

export async function findMessage(
  db: Database,
  id: string,
  mailIsOn: boolean,
): Promise<ContactMessage | null> {
  const row = await selectMessages(db).where('message.id', '=', id).executeTakeFirst();
  return row ? toMessage(row, mailIsOn) : null;
}

/** A message that was read before keeps its first time. */
export async function setRead(db: Database, id: string, readAt: string | null): Promise<void> {
  await db
    .updateTable('contact_messages')
    .set(({ fn, ref, val }) => ({
      read_at: readAt === null ? null : fn.coalesce(ref('read_at'), val(readAt)),
    }))
    .where('id', '=', id)
    .execute();
}

/** What is not named stays; a message that was answered or archived before keeps its first time. */
export async function setStates(
  db: Database,
  id: string,
  { answered, archived }: MessageChange,
  now: string,
): Promise<void> {
  const changes = [
    ...(answered === undefined ? [] : [{ column: 'answered_at', to: answered } as const]),
    ...(archived === undefined ? [] : [{ column: 'archived_at', to: archived } as const]),
  ];
  for (const { column, to } of changes) {
    await db
      .updateTable('contact_messages')
      .set({ [column]: to ? now : null })
      .where('id', '=', id)
      .where(column, to ? 'is' : 'is not', null)
      .execute();
  }
}

interface MessageRow {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  read_at: string | null;
  answered_at: string | null;
  archived_at: string | null;
  attempts: number | null;
  done_at: string | null;
  failed_at: string | null;
  last_error: string | null;
}

function toMessage(row: MessageRow, mailIsOn: boolean): ContactMessage {
  const { id, name, email, subject, message, created_at, read_at, attempts, last_error } = row;
  return {
    _id: id,
    name,
    email,
    subject,
    message,
    createdDate: created_at,
    readDate: read_at,
    answered: row.answered_at !== null,
    archived: row.archived_at !== null,
    mail: {
      state: mailState(row, mailIsOn),
      attempts: attempts ?? 0,
      ...(last_error === null ? {} : { lastError: last_error }),
    },
  };
}

function mailState({ done_at, failed_at }: MessageRow, mailIsOn: boolean): ContactMessage['mail']['state'] {
  if (done_at !== null) return 'sent';
  if (failed_at !== null) return 'failed';
  return mailIsOn ? 'waiting' : 'off';
}
