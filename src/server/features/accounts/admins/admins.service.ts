import type { User } from '#contract/auth.ts';
import { type Config, DEFAULT_SHOP_NAME } from '#server/config.ts';
import { ConfigError } from '#server/platform/process/config-error.ts';
import { newId } from '#server/db/ids.ts';
import type { Database } from '#server/db/schema.ts';
import { readState } from '#server/db/state.ts';
import { CommandError } from '#server/platform/process/command-error.ts';
import {
  findAccount,
  hasSuperAdmin,
  insertAccount,
  updatePassword,
  updateRole,
} from '../accounts.repository.ts';
import type { Passwords } from '../login/passwords.ts';
import { randomPassword } from './random-password.ts';
import { deleteTokensOf } from '../login/tokens.repository.ts';

export interface AdminOptions {
  db: Database;
  config: Pick<Config, 'admin' | 'shop'>;
  passwords: Passwords;
  now: () => Date;
}

/** Returns a generated password or null. Throws a ConfigError when ADMIN_EMAIL is a customer's. */
export async function ensureFirstAdmin(options: AdminOptions): Promise<string | null> {
  const { db, config, passwords } = options;
  const { email, password } = config.admin;
  const account = await findAccount(db, email);
  if (account && account.user.role !== 'superAdmin' && !(await wasDemoted(db, account.user)))
    throw new ConfigError(`ADMIN_EMAIL ${email} belongs to an account that is not a superAdmin.`);
  if (await hasSuperAdmin(db)) return null;

  const chosen = password ?? randomPassword();
  const passwordHash = await passwords.hash(chosen);
  const made = await db.transaction().execute(async (transaction) => {
    if (await hasSuperAdmin(transaction)) return false;
    return insertAccount(transaction, { user: newAdmin(options, email), passwordHash });
  });
  return made && password === null ? chosen : null;
}

/** By an admin, in the shop. */
async function wasDemoted(db: Database, { _id }: User): Promise<boolean> {
  return (await readState(db, 'demoted_admin')) === _id;
}

/** Throws a CommandError when the email has an account, unless `replace`, which promotes it. */
export async function createAdmin(
  options: AdminOptions,
  { email, replace, password }: { email: string; replace: boolean; password: () => Promise<string> },
): Promise<void> {
  const { db, passwords } = options;
  const account = await findAccount(db, email);
  if (account && !replace)
    throw new CommandError(
      `${email} has an account already; --replace makes it a superAdmin with a new password.`,
    );

  const passwordHash = await passwords.hash(await password());
  await db.transaction().execute(async (transaction) => {
    if (account) {
      await updateRole(transaction, account.user._id, 'superAdmin');
      await replacePassword(transaction, account.user._id, passwordHash);
    } else if (!(await insertAccount(transaction, { user: newAdmin(options, email), passwordHash }))) {
      throw new CommandError(`${email} got an account just now; run it again with --replace.`);
    }
  });
}

/** Throws a CommandError when there is no such account. */
export async function setPassword(
  { db, passwords }: Pick<AdminOptions, 'db' | 'passwords'>,
  { email, password }: { email: string; password: () => Promise<string> },
): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) throw new CommandError(`${email} has no account.`);
  const passwordHash = await passwords.hash(await password());
  await db
    .transaction()
    .execute((transaction) => replacePassword(transaction, account.user._id, passwordHash));
}

async function replacePassword(db: Database, userId: string, passwordHash: string): Promise<void> {
  await updatePassword(db, userId, passwordHash);
  await deleteTokensOf(db, userId);
}

function newAdmin({ config, now }: AdminOptions, email: string): User {
  return {
    _id: newId(),
    email: email.trim(),
    firstName: (config.shop.name ?? DEFAULT_SHOP_NAME).he,
    lastName: '',
    phoneNumber: null,
    role: 'superAdmin',
    joinedDate: now().toISOString(),
    lastLoginDate: null,
    newsletter: false,
  };
}
