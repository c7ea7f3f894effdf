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
export async function askForMail(
  { db, config, rateLimiter, jobs, now }: AccountMailAsking,
  mail: AccountMail,
): Promise<void> {
  if (!config.mail) return;
  if (!(await rateLimiter.allows(mailLimit(config.limits), emailKey(mail.email)))) return;
  await db.transaction().execute((transaction) => enqueueAccountMail(transaction, mail, now()));
  jobs.runDue(ACCOUNT_MAIL);
}

/** @param requested the language of the request */
export function mailOf(
  kind: AccountMail['kind'],
  { email, lang }: MailRequest,
  requested: Lang,
): AccountMail {
  return { kind, email, lang: lang ?? requested };
}
