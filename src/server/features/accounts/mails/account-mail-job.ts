/**
 * A mail about an account is put in without what lets its reader in: the code or link is made when the mail is sent,
 * so that no table holds it (docs/rules.md#codes-and-links).
 */
import { z } from 'zod';
import { emailKey } from '#domain/person.ts';
import { LANGS } from '#domain/language.ts';
import { newId } from '#server/db/ids.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import type { JobType } from '#server/jobs/job-type.ts';
import { deleteJobsOf, enqueue } from '#server/jobs/jobs.repository.ts';

export const ACCOUNT_MAILS = [
  'code',
  'password_link',
  'password_changed',
  'password_removed',
  'email_link',
  'email_asked',
  'email_changed',
  'newsletter',
] as const;
export type AccountMailKind = (typeof ACCOUNT_MAILS)[number];

const accountMailSchema = z.object({
  kind: z.enum(ACCOUNT_MAILS),
  email: z.string(),
  lang: z.enum(LANGS),
  /** Whose account it is about, unless only the address is known. */
  userId: z.string().optional(),
  /** What it was changed to. */
  newEmail: z.string().optional(),
});
export type AccountMail = z.infer<typeof accountMailSchema>;

export const ACCOUNT_MAIL: JobType<AccountMail> = { kind: 'account_mail', payload: accountMailSchema };

export async function enqueueAccountMail(
  transaction: DatabaseTransaction,
  mail: AccountMail,
  now: Date,
): Promise<void> {
  const id = newId();
  // The address first, by which an erasure finds the mail.
  const key = `${emailKey(mail.email)} ${id}`;
  await enqueue(transaction, ACCOUNT_MAIL, mail, { id, key, now: now.toISOString() });
}

/** Those that were sent, too: each says whose address it is. */
export async function forgetAccountMails(transaction: DatabaseTransaction, email: string): Promise<void> {
  await deleteJobsOf(transaction, ACCOUNT_MAIL.kind, `${emailKey(email)} `);
}
