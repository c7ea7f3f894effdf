import type { AccountDeletion } from '#contract/account.ts';
import type { User } from '#contract/auth.ts';
import { emailKey } from '#domain/person.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { confirmEmail } from '../accounts.repository.ts';
import { useCode } from '../codes/codes.repository.ts';
import { checkCode } from '../codes/codes.service.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { confirmPasswordIfAny } from '../login/password-check.ts';
import { eraseAccountIn } from './customers.service.ts';

/**
 * Takes the password, where there is one, or a code that was mailed to the account's address. Throws an ApiError: 400
 * without what is needed, 403 `wrong_password`, 401 `bad_code`, 409 `in_use` while an order is pending or confirmed.
 */
export async function deleteOwnAccount(
  options: AuthOptions,
  { current, code }: AccountDeletion,
  { user, address }: { user: User; address: string },
): Promise<void> {
  const { db, now } = options;
  const { _id, email } = user;
  const codeHash = code === undefined ? null : await checkCode(options, { email, code, address });
  if (codeHash === null) {
    const hash = await confirmPasswordIfAny(options, { user, current, address });
    if (hash === null) throw new ApiError('invalid', { code: { problem: 'required' } });
  }
  await db.transaction().execute(async (transaction) => {
    if (codeHash !== null) {
      if (!(await useCode(transaction, emailKey(email), codeHash))) throw new ApiError('bad_code');
      await confirmEmail(transaction, _id, now().toISOString());
    }
    await eraseAccountIn(transaction, user);
  });
}
