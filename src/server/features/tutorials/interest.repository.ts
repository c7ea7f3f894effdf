import { raiseCountsVersion } from '#server/db/catalogue-version.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

/** Popularity counts each customer once per tutorial. */
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
  // First, so that such transactions lock the tutorials' rows one after another.
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
