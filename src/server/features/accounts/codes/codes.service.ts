import type { CodeCheck } from '#contract/account.ts';
import type { Session, User } from '#contract/auth.ts';
import { emailKey } from '#domain/person.ts';
import { newId } from '#server/db/ids.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { findAccount, insertAccount, recordLogin } from '../accounts.repository.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { isReserved, openSession } from '../login/auth.service.ts';
import { ACCOUNT_MAIL } from '../mails/account-mail-job.ts';
import type { AccountMailAsking } from '../mails/ask-for-mail.ts';
import { loginLimit } from '../login/login-limits.ts';
import type { Origin } from '../login/origin.ts';
import { takeOver } from './take-over.ts';
import { takeTry, useCode } from './codes.repository.ts';

export interface Entry {
  session: Session;
  /** The code made the account. */
  isNew: boolean;
}

/**
 * Enters by a code; the first code of an address makes its account, without a name and a password. Throws an ApiError
 * (401 `bad_code`) after the same work for a wrong code and for an address that has none.
 */
export async function enterByCode(
  options: AccountMailAsking,
  { email, code }: CodeCheck,
  { address, lang }: Origin,
): Promise<Entry> {
  const { db, jobs, now } = options;
  const hash = await checkCode(options, { email, code, address });
  let isTakenOver = false;
  const entry = await db.transaction().execute(async (transaction) => {
    if (!(await useCode(transaction, emailKey(email), hash))) throw new ApiError('bad_code');
    const at = now().toISOString();
    const made: User = {
      _id: newId(),
      email,
      firstName: '',
      lastName: '',
      phoneNumber: null,
      role: 'user',
      joinedDate: at,
      lastLoginDate: at,
      newsletter: false,
    };
    const isNew =
      !isReserved(options.config, email) &&
      (await insertAccount(transaction, { user: made, passwordHash: null }));
    const account = isNew ? { user: made, passwordHash: null } : await findAccount(transaction, email);
    // The password may have been replaced meanwhile.
    if (!account || (!isNew && !(await recordLogin(transaction, account, at))))
      throw new ApiError('bad_code');
    isTakenOver = await takeOver(options, transaction, account, { address, lang });
    const user = { ...account.user, lastLoginDate: at };
    return { session: { user, token: await openSession(transaction, user, address, now()) }, isNew };
  });
  if (isTakenOver) jobs.runDue(ACCOUNT_MAIL);
  return entry;
}

/** The hash of the right code, which is still to be used. Throws an ApiError (401 `bad_code`). */
export async function checkCode(
  { db, config, rateLimiter, passwords, now }: AuthOptions,
  { email, code, address }: CodeCheck & { address: string },
): Promise<string> {
  passwords.refuseWhenBusy();
  await rateLimiter.consume(loginLimit(config.limits), address);
  const live = await takeTry(db, emailKey(email), now().toISOString());
  const right = await passwords.verify(live, code);
  if (!right || live === null) throw new ApiError('bad_code');
  return live;
}
