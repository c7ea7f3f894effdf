/** Who added or opened which tutorial: its popularity counts each customer once. */
import { raiseCountsVersion } from '#server/db/catalogue-version.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

/** Counts this customer for these tutorials, where they aren't counted yet. */
export async function recordInterest(
  transaction: DatabaseTransaction,
  tutorialIds: readonly string[],
  userId: string,
  now: Date,
): Promise<void> {
  if (tutorialIds.length === 0) return;
  const openings = tutorialIds.map((id) => ({
    tutorial_id: id,
    user_id: userId,
    first_at: now.toISOString(),
  }));
  const counted = await transaction
    .insertInto('tutorial_openings')
    .values(openings)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tutorial_id')
    .execute();
  if (counted.length === 0) return;
  // First, so that of several such transactions one after the other takes the tutorials' rows.
  await raiseCountsVersion(transaction);
  await transaction
    .updateTable('tutorials')
    .set(({ eb }) => ({ popularity: eb('popularity', '+', 1) }))
    .where(
      'id',
      'in',
      counted.map(({ tutorial_id }) => tutorial_id),
    )
    .execute();
}

export async function isCounted(db: Database, tutorialId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('tutorial_openings')
    .select('user_id')
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** This customer counts for no tutorial any more. */
export async function withdrawInterest(transaction: DatabaseTransaction, userId: string): Promise<void> {
  const openings = transaction
    .selectFrom('tutorial_openings')
    .select('tutorial_id')
    .where('user_id', '=', userId);
  await transaction
    .updateTable('tutorials')
    .set(({ eb }) => ({ popularity: eb('popularity', '-', 1) }))
    .where('id', 'in', openings)
    .execute();
  await transaction.deleteFrom('tutorial_openings').where('user_id', '=', userId).execute();
}
