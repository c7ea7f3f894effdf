import type { User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { USER_COLUMNS, toUser, userSearchText } from '../user-row.ts';

export async function lockUser(transaction: DatabaseTransaction, id: string): Promise<User | null> {
  const query = transaction.selectFrom('users').select(USER_COLUMNS).where('id', '=', id);
  const row = await lockRows(transaction, query).executeTakeFirst();
  return row ? toUser(row) : null;
}

export async function updateProfile(transaction: DatabaseTransaction, user: User): Promise<void> {
  await transaction
    .updateTable('users')
    .set({
      first_name: user.firstName,
      last_name: user.lastName,
      phone_number: user.phoneNumber,
      search_text: userSearchText(user),
    })
    .where('id', '=', user._id)
    .execute();
}

/** Of mails about the account. */
export async function updateLang(transaction: DatabaseTransaction, id: string, lang: Lang): Promise<void> {
  await transaction.updateTable('users').set({ lang }).where('id', '=', id).execute();
}
