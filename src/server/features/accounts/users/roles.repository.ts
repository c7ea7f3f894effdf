import { sql } from 'kysely';
import type { User } from '#contract/auth.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { USER_COLUMNS, toUser } from '../user-row.ts';

/** In the order of their ids, so that concurrent changes wait for one another instead of deadlocking. */
export async function lockSuperAdmins(transaction: DatabaseTransaction): Promise<string[]> {
  const query = transaction
    .selectFrom('users')
    .select('id')
    // A literal, as in the condition of the index.
    .where('role', '=', sql.lit('superAdmin'))
    .orderBy('id');
  const rows = await lockRows(transaction, query).execute();
  return rows.map(({ id }) => id);
}

export async function findUser(transaction: DatabaseTransaction, id: string): Promise<User | null> {
  const row = await transaction
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toUser(row) : null;
}
