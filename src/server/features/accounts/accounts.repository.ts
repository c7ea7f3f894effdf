import { sql } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import { emailKey } from '#domain/person.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { addToState } from '#server/db/state.ts';
import { USER_COLUMNS, toUser, userSearchText } from './user-row.ts';

export interface Account {
  user: User;
  /** Null: the account has no password. */
  passwordHash: string | null;
}

/** In the column, which allows no null. */
const NO_PASSWORD = '';

export async function findAccount(db: Database, email: string): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .select('users.password_hash')
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? { user: toUser(row), passwordHash: row.password_hash || null } : null;
}

/** False when the email is taken. */
export async function insertAccount(
  transaction: DatabaseTransaction,
  { user, passwordHash }: Account,
): Promise<boolean> {
  const result = await transaction
    .insertInto('users')
    .values({
      id: user._id,
      email: user.email,
      email_key: emailKey(user.email),
      first_name: user.firstName,
      last_name: user.lastName,
      phone_number: user.phoneNumber,
      role: user.role,
      password_hash: passwordHash ?? NO_PASSWORD,
      joined_at: user.joinedDate,
      last_login_at: user.lastLoginDate,
      search_text: userSearchText(user),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  await addToState(transaction, 'user_count', 1);
  return true;
}

/** False when the password no longer has this hash. */
export async function recordLogin(
  db: Database,
  { user, passwordHash }: Account,
  now: string,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ last_login_at: now })
    .where('id', '=', user._id)
    .where('password_hash', '=', passwordHash ?? NO_PASSWORD)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Null without a password, or without an account. */
export async function passwordHashOf(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.password_hash || null;
}

/** False when the password no longer has the hash `from`; null: none. */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  { from, to }: { from: string | null; to: string },
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from ?? NO_PASSWORD)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function updatePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
}

export async function removePassword(db: Database, userId: string): Promise<void> {
  await updatePassword(db, userId, NO_PASSWORD);
}

export async function updateRole(db: Database, userId: string, role: User['role']): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute();
}

export async function hasSuperAdmin(db: Database): Promise<boolean> {
  return (await findSuperAdmin(db)) !== null;
}

/** The id of one. */
export async function findSuperAdmin(db: Database): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('id')
    // A literal, as in the condition of the index, so that the index is used.
    .where('role', '=', sql.lit('superAdmin'))
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function isSuperAdmin(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst();
  return row?.role === 'superAdmin';
}

/** By a code or link that was mailed to it. False when it was confirmed before. */
export async function confirmEmail(db: Database, userId: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Throws a unique violation when the email is another account's. */
export async function replaceEmail(transaction: DatabaseTransaction, user: User, now: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      email: user.email,
      email_key: emailKey(user.email),
      search_text: userSearchText(user),
      email_confirmed_at: now,
    })
    .where('id', '=', user._id)
    .execute();
}

export interface AccountFacts {
  hasPassword: boolean;
  isEmailConfirmed: boolean;
  lang: Lang | null;
}

export async function accountFacts(db: Database, userId: string): Promise<AccountFacts> {
  const row = await db
    .selectFrom('users')
    .select(['password_hash', 'email_confirmed_at', 'lang'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    hasPassword: Boolean(row?.password_hash),
    isEmailConfirmed: Boolean(row?.email_confirmed_at),
    lang: row?.lang ?? null,
  };
}

export async function ownedTutorialIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tutorial_owners')
    .select('tutorial_id')
    .where('user_id', '=', userId)
    .orderBy('since')
    .orderBy('tutorial_id')
    .execute();
  return rows.map((row) => row.tutorial_id);
}
