import { deleteAttempts, readAttemptCounts } from '#server/db/attempt-counts.ts';
import type { Database } from '#server/db/schema.ts';
import { attemptKey } from '#server/platform/load/rate-limiter.ts';
import type { CustomerData } from '../personal-data/customer-data.ts';
import type { Person, PersonalData } from '../personal-data/personal-data.ts';
import { emailKey } from '#domain/person.ts';
import { deleteCode } from '../codes/codes.repository.ts';
import { forgetAccountMails } from '../mails/account-mail-job.ts';
import {
  ACCOUNT_MAILS_LIMIT,
  EMAIL_CHANGES_LIMIT,
  LOGIN_FAILURES,
  OWN_PASSWORD_FAILURES,
  failureSubject,
} from './login-limits.ts';

type LoginData = Pick<
  CustomerData,
  'logins' | 'loginAddresses' | 'failedLogins' | 'loginCodes' | 'accountLinks'
>;

export const loginData: PersonalData<LoginData, object> = {
  tables: ['login_tokens', 'login_addresses', 'attempt_counts', 'login_codes', 'account_links'],
  read: async (db, person) => {
    const loginAddresses = await readLoginAddresses(db, person.userId);
    return {
      logins: await readLogins(db, person.userId),
      loginAddresses,
      failedLogins: await readAttemptCounts(db, failureKeys(person, loginAddresses)),
      loginCodes: await readCodes(db, person.email),
      accountLinks: await readLinks(db, person.userId),
    };
  },
  forget: async (transaction, person) => {
    const addresses = await readLoginAddresses(transaction, person.userId);
    await deleteAttempts(transaction, [
      ...failureKeys(person, addresses),
      ...[ACCOUNT_MAILS_LIMIT, EMAIL_CHANGES_LIMIT].map((limit) => attemptKey(limit, emailKey(person.email))),
    ]);
    await deleteCode(transaction, emailKey(person.email));
    await forgetAccountMails(transaction, person.email);
    for (const table of ['login_tokens', 'login_addresses', 'account_links'] as const)
      await transaction.deleteFrom(table).where('user_id', '=', person.userId).execute();
    return {};
  },
};

/** The counts' own keys are hashes of these subjects and say nothing by themselves. */
function failureKeys({ email }: Person, addresses: LoginData['loginAddresses']): string[] {
  const subjects = [null, ...addresses.map(({ fingerprint }) => fingerprint)].map((fingerprint) =>
    failureSubject(email, fingerprint),
  );
  return [LOGIN_FAILURES, OWN_PASSWORD_FAILURES].flatMap((limit) =>
    subjects.map((subject) => attemptKey(limit, subject)),
  );
}

function readLogins(db: Database, userId: string): Promise<LoginData['logins']> {
  return db
    .selectFrom('login_tokens')
    .select(['created_at as since', 'last_used_at as lastUsed'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

function readLoginAddresses(db: Database, userId: string): Promise<LoginData['loginAddresses']> {
  return db
    .selectFrom('login_addresses')
    .select(['address as fingerprint', 'last_login_at as lastLogin'])
    .where('user_id', '=', userId)
    .orderBy('last_login_at')
    .execute();
}

function readCodes(db: Database, email: string): Promise<LoginData['loginCodes']> {
  return db
    .selectFrom('login_codes')
    .select('ends_at as until')
    .where('email_key', '=', emailKey(email))
    .execute();
}

function readLinks(db: Database, userId: string): Promise<LoginData['accountLinks']> {
  return db
    .selectFrom('account_links')
    .select(['purpose', 'email', 'ends_at as until'])
    .where('user_id', '=', userId)
    .orderBy('ends_at')
    .execute();
}
