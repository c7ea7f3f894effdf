import type { Login, Registration, Session, User } from '#contract/auth.ts';
import { emailKey } from '#domain/person.ts';
import type { Config } from '#server/config.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { type Account, findAccount, insertAccount, recordLogin } from '../accounts.repository.ts';
import { ACCOUNT_MAIL } from '../mails/account-mail-job.ts';
import { type AccountMailAsking, mayMail } from '../mails/ask-for-mail.ts';
import { askForNewsletter } from '../newsletter/newsletter.service.ts';
import type { AuthOptions } from './auth-options.ts';
import { deleteOldLoginAddresses, recordLoginAddress } from './login-addresses.repository.ts';
import { ADDRESS_MEMORY, LOGIN_FAILURES, loginLimit, registrationLimit, whoFails } from './login-limits.ts';
import type { Origin } from './origin.ts';
import { checkPassword } from './password-check.ts';
import { issueToken } from './tokens.ts';
import { refuseWeak } from './weak-passwords.ts';

/** Throws an ApiError when the email is taken, the password is weak or the limit is reached. `lang`: of the mail about the newsletter. */
export async function register(
  options: AccountMailAsking,
  { password, newsletter: wantsNewsletter = false, ...registration }: Registration,
  { address, lang }: Origin,
): Promise<Session> {
  const { db, config, rateLimiter, passwords, settings, now } = options;
  passwords.refuseWhenBusy();
  await rateLimiter.consume(registrationLimit(config.limits), address);
  await refuseTaken(options, registration.email);
  await refuseWeak(password, { user: registration, settings });
  const passwordHash = await passwords.hash(password);
  const isAsked = wantsNewsletter && (await mayMail(options, registration.email));

  const user: User = {
    ...registration,
    _id: newId(),
    phoneNumber: registration.phoneNumber || null,
    role: 'user',
    joinedDate: now().toISOString(),
    lastLoginDate: null,
    newsletter: false,
  };
  const session = await db.transaction().execute(async (transaction) => {
    if (!(await insertAccount(transaction, { user, passwordHash }))) throw new ApiError('email_taken');
    if (isAsked) await askForNewsletter(transaction, { user, lang, place: 'registration', now: now() });
    return { user, token: await openSession(transaction, user, address, now()) };
  });
  if (isAsked) options.jobs.runDue(ACCOUNT_MAIL);
  return session;
}

async function refuseTaken({ db, config }: AuthOptions, email: string): Promise<void> {
  if (isReserved(config, email) || (await findAccount(db, email))) throw new ApiError('email_taken');
}

/** A customer with ADMIN_EMAIL would keep the shop from starting. */
export function isReserved({ admin }: Pick<Config, 'admin'>, email: string): boolean {
  return emailKey(email) === emailKey(admin.email);
}

/** Throws the same ApiError after the same work for an unknown email and a wrong password. */
export async function logIn(
  options: AuthOptions,
  { email, password }: Login,
  address: string,
): Promise<Session> {
  const { db, config, rateLimiter, passwords, now } = options;
  passwords.refuseWhenBusy();
  await rateLimiter.consume(loginLimit(config.limits), address);
  const account = await findAccount(db, email);
  const who = await whoFails(db, { email, userId: account?.user._id ?? null, address, now: now() });
  const hash = account?.passwordHash ?? null;
  const right = await checkPassword(options, { limit: LOGIN_FAILURES, who, hash, password });
  if (!account || !right) throw new ApiError('bad_credentials');
  return startSession(db, account, address, now());
}

async function startSession(db: Database, account: Account, address: string, now: Date): Promise<Session> {
  const lastLoginDate = now.toISOString();
  return db.transaction().execute(async (transaction) => {
    // The password may have been replaced meanwhile.
    if (!(await recordLogin(transaction, account, lastLoginDate))) throw new ApiError('bad_credentials');
    const token = await openSession(transaction, account.user, address, now);
    return { user: { ...account.user, lastLoginDate }, token };
  });
}

/** Returns the token. */
export async function openSession(
  db: DatabaseTransaction,
  user: User,
  address: string,
  now: Date,
): Promise<string> {
  await deleteOldLoginAddresses(db, new Date(now.getTime() - ADDRESS_MEMORY).toISOString());
  await recordLoginAddress(db, user._id, address, now.toISOString());
  return issueToken(db, user._id, now);
}
