import { isDeepStrictEqual } from 'node:util';
import type { PasswordChange, ProfileChange, User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { passwordHashOf, replacePasswordHash } from '../accounts.repository.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { confirmOwnPassword } from '../login/password-check.ts';
import { endOtherTokens } from '../login/tokens.ts';
import { ACCOUNT_MAIL } from '../mails/account-mail-job.ts';
import { type AccountMailAsking, mayMail } from '../mails/ask-for-mail.ts';
import { askForNewsletter, endNewsletter } from '../newsletter/newsletter.service.ts';
import { lockUser, updateProfile } from './own-account.repository.ts';

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
 * missing or wrong then.
 */
export async function changePassword(
  options: AuthOptions,
  { current, password }: PasswordChange,
  { user, token, address }: { user: User; token: string; address: string },
): Promise<void> {
  const has = await passwordHashOf(options.db, user._id);
  if (has !== null && current === undefined)
    throw new ApiError('invalid', { current: { problem: 'required' } });
  const from =
    has === null ? null : await confirmOwnPassword(options, { user, password: current ?? '', address });
  const to = await options.passwords.hash(password);
  await options.db.transaction().execute(async (transaction) => {
    // Another login may have changed it meanwhile.
    if (!(await replacePasswordHash(transaction, user._id, { from, to })))
      throw new ApiError('wrong_password');
    await endOtherTokens(transaction, user._id, token);
  });
}
