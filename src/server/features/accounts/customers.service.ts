/** What the privacy notice promises everyone: a copy of what is kept of them, and its deletion (/privacy). */
import type { Database } from '#server/db/schema.ts';
import { CommandError } from '#server/platform/process/command-error.ts';
import type { CustomerData } from './customer-data.ts';
import { forgetInFeatures, readFeatures } from './customer-features.ts';
import { deleteAccount, findAccountOf } from './erasure.repository.ts';

/** Throws a CommandError when nothing is kept of them. */
export async function copyCustomer(db: Database, email: string): Promise<CustomerData> {
  const account = await findAccountOf(db, email);
  const data = { account, ...(await readFeatures(db, { email, userId: account?._id ?? '' })) };
  if (!data.account && data.messages.length === 0) throw nobody(email);
  return data;
}

/** What was taken out. */
export interface Erasure {
  account: boolean;
  ratings: number;
  messages: number;
  /** Lines of history that named them. */
  history: number;
}

/**
 * All or nothing. Throws a CommandError when nothing is kept of them, and for whoever runs the shop: without them it
 * would stand alone.
 */
export function eraseCustomer(db: Database, email: string): Promise<Erasure> {
  return db.transaction().execute(async (transaction) => {
    const account = await findAccountOf(transaction, email);
    if (account?.role === 'superAdmin') throw runsTheShop(email);
    const erased = await forgetInFeatures(transaction, { email, userId: account?._id ?? '' });
    if (account) await deleteAccount(transaction, account._id);
    if (!account && erased.messages === 0) throw nobody(email);
    return { account: account !== null, ...erased };
  });
}

function nobody(email: string): CommandError {
  return new CommandError(`${email} has no account and has sent no message.`);
}

function runsTheShop(email: string): CommandError {
  return new CommandError(`${email} runs the shop; such an account is not erased.`);
}
