import type { TutorialRating } from '#contract/tutorials.ts';
import { averageStars } from '#domain/tutorial.ts';
import { lockRows } from '#server/db/row-lock.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';

interface Rating {
  tutorialId: string;
  userId: string;
  stars: number; // 1 to 5
}

/** Null without a rating. */
export async function findStars(db: Database, tutorialId: string, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('tutorial_ratings')
    .select('stars')
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.stars ?? null;
}

/** Replaces the customer's rating. Throws for an unknown tutorial. */
export async function storeStars(
  transaction: DatabaseTransaction,
  { tutorialId, userId, stars }: Rating,
  now: Date,
): Promise<TutorialRating> {
  const before = await lockRows(
    transaction,
    transaction.selectFrom('tutorials').select(['rating_sum', 'rating_count']).where('id', '=', tutorialId),
  ).executeTakeFirstOrThrow();
  const previous = await findStars(transaction, tutorialId, userId);
  const sum = before.rating_sum + stars - (previous ?? 0);
  const count = before.rating_count + (previous === null ? 1 : 0);

  const changed = { stars, updated_at: now.toISOString() };
  await transaction
    .insertInto('tutorial_ratings')
    .values({ tutorial_id: tutorialId, user_id: userId, ...changed })
    .onConflict((conflict) => conflict.columns(['tutorial_id', 'user_id']).doUpdateSet(changed))
    .execute();
  const rating = await setRating(transaction, tutorialId, sum, count);
  return { rating: rating / 100, ratingCount: count };
}

/** Returns the number of removed ratings. */
export async function withdrawStars(transaction: DatabaseTransaction, userId: string): Promise<number> {
  const given = await transaction
    .deleteFrom('tutorial_ratings')
    .where('user_id', '=', userId)
    .returning(['tutorial_id', 'stars'])
    .execute();
  for (const { tutorial_id: id, stars } of given.toSorted((left, right) =>
    left.tutorial_id < right.tutorial_id ? -1 : 1,
  )) {
    const { rating_sum, rating_count } = await lockRows(
      transaction,
      transaction.selectFrom('tutorials').select(['rating_sum', 'rating_count']).where('id', '=', id),
    ).executeTakeFirstOrThrow();
    await setRating(transaction, id, rating_sum - stars, rating_count - 1);
  }
  return given.length;
}

/** Returns the average in hundredths of a star. */
async function setRating(
  transaction: DatabaseTransaction,
  tutorialId: string,
  sum: number,
  count: number,
): Promise<number> {
  const rating = averageStars(sum, count);
  await transaction
    .updateTable('tutorials')
    .set({ rating_sum: sum, rating_count: count, rating })
    .where('id', '=', tutorialId)
    .execute();
  return rating;
}
