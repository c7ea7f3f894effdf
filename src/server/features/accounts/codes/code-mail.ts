import { randomInt } from 'node:crypto';
import { emailKey } from '#domain/person.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { findAccount } from '../accounts.repository.ts';
import type { AccountMail } from '../mails/account-mail-job.ts';
import type { AccountMailContent, MailContext } from '../mails/mail-context.ts';
import { deleteEndedCodes, replaceCode } from './codes.repository.ts';

const LIFE = 10 * 60_000;
const TRIES = 5;

/** A new code for the address, which ends the one before it. */
export async function codeMail(
  { email }: AccountMail,
  { db, passwords, now, words, shop }: MailContext,
): Promise<AccountMailContent> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  // As slow to try out as a password: six digits are few, should the table be read.
  const hash = await passwords.hash(code);
  await deleteEndedCodes(db, now.toISOString());
  const endsAt = new Date(now.getTime() + LIFE).toISOString();
  await replaceCode(db, { emailKey: emailKey(email), hash, tries: TRIES, endsAt });
  const shown = isolatedAddress(code);
  const account = await findAccount(db, email);
  return {
    to: account?.user.email,
    subject: words.code.subject(code, shop),
    heading: words.code.heading(shown),
    parts: [{ kind: 'lines', lines: words.code.lines }],
  };
}
