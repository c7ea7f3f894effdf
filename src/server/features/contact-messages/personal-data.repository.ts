import { type SqlBool, sql } from 'kysely';
import { emailKey } from '#domain/person.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import type { CustomerData } from '../accounts/personal-data/customer-data.ts';

/** Emails are ASCII, which both databases lowercase alike. */
function isFrom(email: string) {
  return sql<SqlBool>`lower(contact_messages.email) = ${emailKey(email)}`;
}

export async function readMessages(db: Database, email: string): Promise<CustomerData['messages']> {
  const messages = await db
    .selectFrom('contact_messages')
    .leftJoin('jobs', 'jobs.id', 'mail_job_id')
    .select(['name', 'email', 'subject', 'message', 'contact_messages.created_at as sentAt', 'read_at'])
    .select(['answered_at', 'archived_at'])
    .select(['payload', 'attempts', 'done_at', 'failed_at', 'last_error'])
    .where(isFrom(email))
    .orderBy('contact_messages.created_at')
    .execute();
  return messages.map(({ name, email: from, subject, message, sentAt, payload, ...row }) => ({
    name,
    email: from,
    subject,
    message,
    sent: sentAt,
    read: row.read_at,
    answered: row.answered_at,
    archived: row.archived_at,
    mails: payload === null ? [] : [mailOf(payload, row)],
  }));
}

function mailOf(
  payload: string,
  job: {
    attempts: number | null;
    done_at: string | null;
    failed_at: string | null;
    last_error: string | null;
  },
): CustomerData['messages'][number]['mails'][number] {
  const { lang, subject, body } = MAIL.payload.parse(JSON.parse(payload));
  const { attempts, done_at: sent, failed_at: failed, last_error: lastError } = job;
  return { lang, subject, body, attempts: attempts ?? 0, sent, failed, lastError };
}

/** Deletes their mails too. Returns the number of messages. */
export async function deleteMessages(transaction: DatabaseTransaction, email: string): Promise<number> {
  const deleted = await transaction
    .deleteFrom('contact_messages')
    .where(isFrom(email))
    .returning('mail_job_id')
    .execute();
  const mails = deleted.flatMap(({ mail_job_id }) => mail_job_id ?? []);
  if (mails.length > 0) await transaction.deleteFrom('jobs').where('id', 'in', mails).execute();
  return deleted.length;
}
