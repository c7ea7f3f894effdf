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
import { type PasswordOwner, type Weakness, weaknessOf } from '../login/weak-passwords.ts';
import { randomPassword } from './random-password.ts';
import { deleteTokensOf } from '../login/tokens.repository.ts';

export interface AdminOptions {
  db: Database;
  config: Pick<Config, 'admin' | 'shop'>;
  passwords: Passwords;
  now: () => Date;
}

type CommandOptions = AdminOptions & Pick<PasswordOwner, 'settings'>;

interface NewPassword {
  email: string;
  /** Asked for once the account is known to be one that may get it. */
  password: () => Promise<string>;
}

export interface FirstAdmin {
  /** Null if ADMIN_PASSWORD was set. */
  generated: string | null;
  /** Of ADMIN_PASSWORD, which opens the shop nevertheless. */
  weakness: Weakness | null;
}

/** Null if there is one already. Throws a ConfigError when ADMIN_EMAIL is a customer's. */
export async function ensureFirstAdmin(options: AdminOptions): Promise<FirstAdmin | null> {
  const { db, config, passwords } = options;
  const { email, password } = config.admin;
  const account = await findAccount(db, email);
  if (account && account.user.role !== 'superAdmin' && !(await wasDemoted(db, account.user)))
    throw new ConfigError(`ADMIN_EMAIL ${email} belongs to an account that is not a superAdmin.`);
  if (await hasSuperAdmin(db)) return null;

  const user = newAdmin(options, email);
  const chosen = password ?? randomPassword();
  const passwordHash = await passwords.hash(chosen);
  const made = await db.transaction().execute(async (transaction) => {
    if (await hasSuperAdmin(transaction)) return false;
    return insertAccount(transaction, { user, passwordHash });
  });
  if (!made) return null;
  const shop = { name: config.shop.name ?? DEFAULT_SHOP_NAME };
  const settings = { current: async () => ({ shop }) };
  return password === null
    ? { generated: chosen, weakness: null }
    : { generated: null, weakness: await weaknessOf(password, { user, settings }) };
}

/** By an admin, in the shop. */
async function wasDemoted(db: Database, { _id }: User): Promise<boolean> {
  return (await readState(db, 'demoted_admin')) === _id;
}

/** Throws a CommandError for a weak password and when the email has an account, unless `replace`, which promotes it. */
export async function createAdmin(
  options: CommandOptions,
  { email, replace, password }: NewPassword & { replace: boolean },
): Promise<void> {
  const { db } = options;
  const account = await findAccount(db, email);
  if (account && !replace)
    throw new CommandError(
      `${email} has an account already; --replace makes it a superAdmin with a new password.`,
    );

  const user = account?.user ?? newAdmin(options, email);
  const passwordHash = await hashGiven(options, user, password);
  await db.transaction().execute(async (transaction) => {
    if (account) {
      await updateRole(transaction, account.user._id, 'superAdmin');
      await replacePassword(transaction, account.user._id, passwordHash);
    } else if (!(await insertAccount(transaction, { user, passwordHash }))) {
      throw new CommandError(`${email} got an account just now; run it again with --replace.`);
    }
  });
}

/** Throws a CommandError for a weak password and when there is no such account. */
export async function setPassword(options: CommandOptions, { email, password }: NewPassword): Promise<void> {
  const { db } = options;
  const account = await findAccount(db, email);
  if (!account) throw new CommandError(`${email} has no account.`);
  const passwordHash = await hashGiven(options, account.user, password);
  await db
    .transaction()
    .execute((transaction) => replacePassword(transaction, account.user._id, passwordHash));
}

const WEAK = {
  common_password: 'Many people use this password, so it is guessed early.',
  own_words: 'This password is made of a name or the email, so it is guessed early.',
};

async function hashGiven(
  { passwords, settings }: CommandOptions,
  user: User,
  password: NewPassword['password'],
): Promise<string> {
  const given = await password();
  const problem = await weaknessOf(given, { user, settings });
  if (problem) throw new CommandError(WEAK[problem]);
  return passwords.hash(given);
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
