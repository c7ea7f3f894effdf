import { isDeepStrictEqual } from 'node:util';
import type { PasswordChange, ProfileChange, User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { replacePasswordHash } from '../accounts.repository.ts';
import { deleteLinksOf } from '../links/links.repository.ts';
import { confirmPasswordIfAny } from '../login/password-check.ts';
import { endOtherTokens } from '../login/tokens.ts';
import { refuseWeak } from '../login/weak-passwords.ts';
import { ACCOUNT_MAIL } from '../mails/account-mail-job.ts';
import { type AccountMailAsking, mayMail } from '../mails/ask-for-mail.ts';
import { notify } from '../mails/notices.ts';
import { askForNewsletter, endNewsletter } from '../newsletter/newsletter.service.ts';
import { lockUser, updateLang, updateProfile } from './own-account.repository.ts';

/** Throws an ApiError (401) when the account was erased meanwhile. `lang`: of the mail about the newsletter. */
export async function changeProfile(
  options: AccountMailAsking,
  caller: User,
  change: ProfileChange,
  lang: Lang,
): Promise<User> {
  const { db, jobs, now } = options;
  const isAsked = change.newsletter === true && !caller.newsletter && (await mayMail(options, caller.email));
  const changed = await db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, caller._id);
    if (!user) throw new ApiError('unauthorized');
    const { firstName = user.firstName, lastName = user.lastName, phoneNumber = user.phoneNumber } = change;
    const changed = { ...user, firstName, lastName, phoneNumber: phoneNumber || null };
    await updateProfile(transaction, changed);
    if (change.lang) await updateLang(transaction, user._id, change.lang);
    const by = { place: 'account', now: now() } as const;
    if (isAsked) await askForNewsletter(transaction, { user, lang, ...by });
    if (change.newsletter !== false) return changed;
    await endNewsletter(transaction, user._id, by);
    return { ...changed, newsletter: false };
  });
  if (isAsked) jobs.runDue(ACCOUNT_MAIL);
  return changed;
}

type Person = Pick<User, 'firstName' | 'lastName' | 'phoneNumber'>;

/** Keeps what the account lacks, and changes nothing that it has. */
export async function fillProfile(
  transaction: DatabaseTransaction,
  known: Pick<User, '_id'> & Person,
  given: Person,
): Promise<void> {
  if (known.firstName && known.lastName && known.phoneNumber) return;
  const user = await lockUser(transaction, known._id);
  if (!user) return;
  const filled = {
    ...user,
    firstName: user.firstName || given.firstName,
    lastName: user.lastName || given.lastName,
    phoneNumber: user.phoneNumber || given.phoneNumber,
  };
  if (!isDeepStrictEqual(filled, user)) await updateProfile(transaction, filled);
}

/**
 * Ends every login but the caller's. `current` is needed where the account has a password; throws an ApiError when it is
 * missing or wrong then, or the new one is weak.
 */
export async function changePassword(
  options: AccountMailAsking,
  { current, password }: PasswordChange,
  { user, token, address, lang }: { user: User; token: string; address: string; lang: Lang },
): Promise<void> {
  const from = await confirmPasswordIfAny(options, { user, current, address });
  await refuseWeak(password, { user, settings: options.settings });
  const to = await options.passwords.hash(password);
  await options.db.transaction().execute(async (transaction) => {
    // Another login may have changed it meanwhile.
    if (!(await replacePasswordHash(transaction, user._id, { from, to })))
      throw new ApiError('wrong_password');
    await endOtherTokens(transaction, user._id, token);
    await deleteLinksOf(transaction, user._id);
    await notify(options, transaction, { kind: 'password_changed', user, lang });
  });
  options.jobs.runDue(ACCOUNT_MAIL);
}
