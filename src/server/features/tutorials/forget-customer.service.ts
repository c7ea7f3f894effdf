/** A customer is erased: what the tutorials' numbers and history know of them goes. */
import { raiseCountsVersion } from '#server/db/catalogue-version.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { withdrawInterest } from './interest.repository.ts';
import { withdrawStars } from './ratings.repository.ts';

/** Gives how many ratings they had given. */
export async function forgetCustomer(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<{ ratings: number }> {
  // First, so that of several such transactions one after the other takes the tutorials' rows.
  await raiseCountsVersion(transaction);
  const ratings = await withdrawStars(transaction, userId);
  await withdrawInterest(transaction, userId);
  return { ratings };
}
