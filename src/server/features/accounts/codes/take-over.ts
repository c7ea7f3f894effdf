import type { User } from '#contract/auth.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { type Account, confirmEmail, removePassword } from '../accounts.repository.ts';
import { deleteLinksOf } from '../links/links.repository.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { isKnownAddress } from '../login/login-limits.ts';
import type { Origin } from '../login/origin.ts';
import { deleteTokensOf } from '../login/tokens.repository.ts';
import { notify } from '../mails/notices.ts';

/**
 * The account now belongs to whoever has its mailbox. Somebody else may have registered with that email before and
 * waited: unless the login comes from where the account was used, their password, logins and links end (decision 0042).
 * True when they did, and a mail that says so was put in.
 */
export async function takeOver(
  options: AuthOptions,
  transaction: DatabaseTransaction,
  { user, passwordHash }: Account,
  { address, lang }: Origin,
): Promise<boolean> {
  const now = options.now();
  if (!(await confirmEmail(transaction, user._id, now.toISOString()))) return false;
  if (passwordHash === null || !mayBeAnothers(user)) return false;
  if (await isKnownAddress(transaction, { userId: user._id, address, now })) return false;
  await removePassword(transaction, user._id);
  await deleteTokensOf(transaction, user._id);
  await deleteLinksOf(transaction, user._id);
  await notify(options, transaction, { kind: 'password_removed', user, lang });
  return true;
}

/** An admin's account is made by who runs the server. */
function mayBeAnothers({ role }: User): boolean {
  return role === 'user';
}
