import { raiseCountsVersion } from '#server/db/catalogue-version.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { withdrawInterest } from './interest.repository.ts';
import { withdrawStars } from './ratings.repository.ts';

/** Returns the number of ratings. */
export async function forgetCustomer(
  transaction: DatabaseTransaction,
  userId: string,
): Promise<{ ratings: number }> {
  // First, so that such transactions lock the tutorials' rows one after another.
  await raiseCountsVersion(transaction);
  const ratings = await withdrawStars(transaction, userId);
  await withdrawInterest(transaction, userId);
  return { ratings };
}
