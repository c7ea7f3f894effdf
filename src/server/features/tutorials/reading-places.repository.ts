import { sql } from 'kysely';
import type { ReadingPlace } from '#contract/tutorials.ts';
import type { Database } from '#server/db/schema.ts';

/** The last one wins; a tutorial that was finished once stays so. */
export async function storePlace(
  db: Database,
  { userId, tutorialId }: { userId: string; tutorialId: string },
  { page, finished, updatedAt }: ReadingPlace,
): Promise<ReadingPlace> {
  const row = await db
    .insertInto('reading_places')
    .values({
      user_id: userId,
      tutorial_id: tutorialId,
      page,
      finished: finished ? 1 : 0,
      updated_at: updatedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'tutorial_id']).doUpdateSet({
        page,
        finished: finished ? 1 : sql`reading_places.finished`,
        updated_at: updatedAt,
      }),
    )
    .returning('finished')
    .executeTakeFirstOrThrow();
  return { page, finished: row.finished === 1, updatedAt };
}

/** Null for a tutorial that wasn't read yet. */
export async function findPlace(
  db: Database,
  tutorialId: string,
  userId: string,
): Promise<ReadingPlace | null> {
  const row = await db
    .selectFrom('reading_places')
    .select(['page', 'finished', 'updated_at'])
    .where('user_id', '=', userId)
    .where('tutorial_id', '=', tutorialId)
    .executeTakeFirst();
  return row ? { page: row.page, finished: row.finished === 1, updatedAt: row.updated_at } : null;
}
