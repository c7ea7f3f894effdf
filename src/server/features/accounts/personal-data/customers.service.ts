import type { User } from '#contract/auth.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { lockUser } from '#server/db/user-lock.ts';
import { hasOpenOrders } from '#server/features/orders/own-open-orders.service.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { CommandError } from '#server/platform/process/command-error.ts';
import { accountFacts } from '../accounts.repository.ts';
import type { CustomerData } from './customer-data.ts';
import { forgetInFeatures, readFeatures } from './customer-features.ts';
import type { Person } from './personal-data.ts';
import { deleteAccount, findAccountOf } from './erasure.repository.ts';

/** All that is kept of an address. Throws a CommandError when nothing is. */
export async function copyCustomer(db: Database, email: string): Promise<CustomerData> {
  const account = await findAccountOf(db, email);
  const data = await copyOf(db, { email, ownsEmail: true, userId: account?._id ?? '' }, account);
  if (!data.account && data.messages.length + data.orders.length + data.seats.length === 0)
    throw nobody(email);
  return data;
}

/** All that is kept of an account, as of one moment. */
export function copyAccount(db: Database, account: User): Promise<CustomerData> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => copyOf(transaction, await personOf(transaction, account), account));
}

async function copyOf(db: Database, person: Person, account: User | null): Promise<CustomerData> {
  return { account, ...(await readFeatures(db, person)) };
}

/** An email that was only claimed at a registration may be somebody else's. */
async function personOf(db: Database, { _id, email }: User): Promise<Person> {
  const { isEmailConfirmed } = await accountFacts(db, _id);
  return { email, ownsEmail: isEmailConfirmed, userId: _id };
}

export interface Erasure {
  account: boolean;
  ratings: number;
  messages: number;
  orders: number;
  seats: number;
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
  const person = { email, ownsEmail: true, userId: account?._id ?? '' };
  const erased = await forgetInFeatures(transaction, person);
  if (account) await deleteAccount(transaction, account._id);
  if (!account && erased.messages + erased.orders + erased.seats === 0) throw nobody(email);
  return { account: account !== null, ...erased };
}

/**
 * At the owner's own wish. Throws an ApiError: 403 for the admin; 409 `in_use` while an order is pending or confirmed;
 * 401 when the account is gone.
 */
export async function eraseAccountIn(transaction: DatabaseTransaction, account: User): Promise<void> {
  if (account.role === 'superAdmin') throw new ApiError('forbidden');
  await lockUser(transaction, account._id);
  const person = await personOf(transaction, account);
  if (await hasOpenOrders(transaction, person)) throw new ApiError('in_use');
  await forgetInFeatures(transaction, person);
  if (!(await deleteAccount(transaction, account._id))) throw new ApiError('unauthorized');
}

function nobody(email: string): CommandError {
  return new CommandError(`${email} has no account, has sent no message and has no order or seat.`);
}

function runsTheShop(email: string): CommandError {
  return new CommandError(`${email} runs the shop; such an account is not erased.`);
}
