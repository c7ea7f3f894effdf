import type { RoleChange, User } from '#contract/auth.ts';
import { emailKey } from '#domain/person.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { writeState } from '#server/db/state.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { currentRequest } from '#server/platform/http/request-context.ts';
import { updateRole } from '../accounts.repository.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { confirmOwnPassword } from '../login/password-check.ts';
import { deleteTokensOf } from '../login/tokens.repository.ts';
import { findUser, lockSuperAdmins } from './roles.repository.ts';

/** Throws an ApiError for a wrong password, an unknown id and the last superAdmin. */
export async function changeRole(
  options: AuthOptions,
  id: string,
  { role, current }: RoleChange,
  { user: by, address }: { user: User; address: string },
): Promise<User> {
  await confirmOwnPassword(options, { user: by, password: current, address });
  const user = await options.db.transaction().execute(async (transaction) => {
    const admins = await lockSuperAdmins(transaction);
    // The caller's own role may have been taken meanwhile.
    if (!admins.includes(by._id)) throw new ApiError('unauthorized');
    const found = await findUser(transaction, id);
    if (!found) throw new ApiError('not_found');
    if (found.role === role) return found;
    if (role === 'user') await demote(transaction, options, found, admins);
    await updateRole(transaction, id, role);
    return { ...found, role };
  });
  currentRequest()?.log.info({ user: id, role, by: by._id }, 'the role of an account was set');
  return user;
}

async function demote(
  transaction: DatabaseTransaction,
  { config }: AuthOptions,
  user: User,
  admins: readonly string[],
): Promise<void> {
  if (admins.every((admin) => admin === user._id)) throw new ApiError('last_admin');
  await deleteTokensOf(transaction, user._id);
  // A start refuses a customer with ADMIN_EMAIL, but not one whom an admin made so.
  if (emailKey(user.email) === emailKey(config.admin.email))
    await writeState(transaction, 'demoted_admin', user._id);
}
