import type { PasswordReset } from '#contract/account.ts';
import type { Session } from '#contract/auth.ts';
import { emailKey } from '#domain/person.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { confirmEmail, findAccount, recordLogin, updatePassword } from '../accounts.repository.ts';
import { openSession } from '../login/auth.service.ts';
import { loginLimit } from '../login/login-limits.ts';
import type { Origin } from '../login/origin.ts';
import { deleteTokensOf } from '../login/tokens.repository.ts';
import { refuseWeak } from '../login/weak-passwords.ts';
import { ACCOUNT_MAIL } from '../mails/account-mail-job.ts';
import type { AccountMailAsking } from '../mails/ask-for-mail.ts';
import { notify } from '../mails/notices.ts';
import { lockUser } from '../own-account/own-account.repository.ts';
import { deleteLinksOf } from './links.repository.ts';
import { readLink, useLink } from './links.ts';

/** Ends every login before. Throws an ApiError: 410 `link_ended` for a link that doesn't hold, or no longer; 400 for a weak password. */
export async function resetPassword(
  options: AccountMailAsking,
  { token, password }: PasswordReset,
  { address, lang }: Origin,
): Promise<Session> {
  const { db, config, rateLimiter, passwords, settings, jobs, now } = options;
  passwords.refuseWhenBusy();
  await rateLimiter.consume(loginLimit(config.limits), address);
  const link = await readLink(db, { purpose: 'password', token, now: now() });
  const account = await findAccount(db, link.email);
  if (account) await refuseWeak(password, { user: account.user, settings });
  const passwordHash = await passwords.hash(password);
  const session = await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, link.userId);
    await useLink(transaction, link);
    if (!user || emailKey(user.email) !== emailKey(link.email)) throw new ApiError('link_ended');
    const at = now().toISOString();
    await updatePassword(transaction, user._id, passwordHash);
    await confirmEmail(transaction, user._id, at);
    await recordLogin(transaction, { user, passwordHash }, at);
    await deleteTokensOf(transaction, user._id);
    // Whoever had the password before may have asked for another email.
    await deleteLinksOf(transaction, user._id);
    await notify(options, transaction, { kind: 'password_changed', user, lang });
    const session = await openSession(transaction, user, address, now());
    return { user: { ...user, lastLoginDate: at }, token: session };
  });
  jobs.runDue(ACCOUNT_MAIL);
  return session;
}
