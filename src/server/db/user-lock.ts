/** Whoever writes a customer's rows locks the customer first, so that an erasure can't deadlock with it. */
import { locksRows } from './row-lock.ts';
import type { DatabaseTransaction } from './schema.ts';

/** Keeps the account until the transaction ends; others may do the same. False when it is gone. */
export async function holdUser(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const user = userRow(transaction, id);
  const locked = locksRows(transaction) ? user.forKeyShare() : user;
  return (await locked.executeTakeFirst()) !== undefined;
}

/** Waits for everyone who holds the account and keeps others from it. */
export async function lockUser(transaction: DatabaseTransaction, id: string): Promise<void> {
  if (locksRows(transaction)) await userRow(transaction, id).forUpdate().executeTakeFirst();
}

function userRow(transaction: DatabaseTransaction, id: string) {
  return transaction.selectFrom('users').select('id').where('id', '=', id);
}
