import type { User } from '#contract/auth.ts';
import { emailKey } from '#domain/person.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { addToState } from '#server/db/state.ts';
import { USER_COLUMNS, toUser } from '../user-row.ts';

export async function findAccountOf(db: Database, email: string): Promise<User | null> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** False when it was gone. */
export async function deleteAccount(transaction: DatabaseTransaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('users')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await addToState(transaction, 'user_count', -Number(numDeletedRows));
  return numDeletedRows === 1n;
}
