import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { lockUser } from '#server/db/user-lock.ts';
import { CommandError } from '#server/platform/process/command-error.ts';
import type { CustomerData } from './customer-data.ts';
import { forgetInFeatures, readFeatures } from './customer-features.ts';
import { deleteAccount, findAccountOf } from './erasure.repository.ts';

export async function copyCustomer(db: Database, email: string): Promise<CustomerData> {
  const account = await findAccountOf(db, email);
  const data = { account, ...(await readFeatures(db, { email, userId: account?._id ?? '' })) };
  if (!data.account && data.messages.length + data.orders.length === 0) throw nobody(email);
  return data;
}

export interface Erasure {
  account: boolean;
  ratings: number;
  messages: number;
  orders: number;
  history: number;
}

/** Throws a CommandError when nothing is stored about them, and for the admin. */
export function eraseCustomer(db: Database, email: string): Promise<Erasure> {
  return db.transaction().execute((transaction) => eraseCustomerIn(transaction, email));
}

export async function eraseCustomerIn(transaction: DatabaseTransaction, email: string): Promise<Erasure> {
  const account = await findAccountOf(transaction, email);
  if (account?.role === 'superAdmin') throw runsTheShop(email);
  if (account) await lockUser(transaction, account._id);
  const erased = await forgetInFeatures(transaction, { email, userId: account?._id ?? '' });
  if (account) await deleteAccount(transaction, account._id);
  if (!account && erased.messages + erased.orders === 0) throw nobody(email);
  return { account: account !== null, ...erased };
}

function nobody(email: string): CommandError {
  return new CommandError(`${email} has no account, has sent no message and has no order.`);
}

function runsTheShop(email: string): CommandError {
  return new CommandError(`${email} runs the shop; such an account is not erased.`);
}
