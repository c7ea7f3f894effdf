import type { Lang } from '#domain/language.ts';
import { emailKey } from '#domain/person.ts';
import type { MailRequest } from '#contract/account.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { mailLimit } from '../login/login-limits.ts';
import { ACCOUNT_MAIL, type AccountMail, enqueueAccountMail } from './account-mail-job.ts';

export interface AccountMailAsking extends AuthOptions {
  jobs: { runDue: (type: { kind: string }) => void };
}

/**
 * Puts in a mail that anybody may ask for; the same work for every address, known or not. Beyond the mails of an hour
 * (docs/rules.md#codes-and-links), and in a shop without SMTP, it does nothing and says nothing.
 */
export async function askForMail(options: AccountMailAsking, mail: AccountMail): Promise<void> {
  const { db, jobs, now } = options;
  if (!(await mayMail(options, mail.email))) return;
  await db.transaction().execute((transaction) => enqueueAccountMail(transaction, mail, now()));
  jobs.runDue(ACCOUNT_MAIL);
}

/** Counts a mail to the address among those of the hour; false beyond them, and in a shop without SMTP. */
export async function mayMail(
  { config, rateLimiter }: Pick<AuthOptions, 'config' | 'rateLimiter'>,
  email: string,
): Promise<boolean> {
  return config.mail !== null && rateLimiter.allows(mailLimit(config.limits), emailKey(email));
}

/** @param requested the language of the request */
export function mailOf(
  kind: AccountMail['kind'],
  { email, lang }: MailRequest,
  requested: Lang,
): AccountMail {
  return { kind, email, lang: lang ?? requested };
}
