/** Whose a tutorial is: a record of its own (product: Paid tutorials). */
import type { TutorialOwner, TutorialOwnership } from '../../../contract/tutorials.ts';
import type { Database } from '../../db/schema.ts';
import { USER_COLUMNS, toUser } from '../../db/users.ts';

export async function isOwner(db: Database, tutorialId: string, userId: string): Promise<boolean> {
  return (await findOwnership(db, tutorialId, userId)) !== null;
}

/** In the order in which it became theirs. */
export async function listOwners(db: Database, tutorialId: string): Promise<TutorialOwner[]> {
  const rows = await db
    .selectFrom('tutorial_owners')
    .innerJoin('users', 'users.id', 'tutorial_owners.user_id')
    .select(USER_COLUMNS)
    .select('since')
    .where('tutorial_id', '=', tutorialId)
    .orderBy('since')
    .orderBy('users.id')
    .execute();
  return rows.map((row) => ({ ...toUser(row), since: row.since }));
}

/** What it was before stays: it is theirs since then. */
export async function insertOwner(db: Database, tutorialId: string, userId: string, now: string): Promise<void> {
  await db
    .insertInto('tutorial_owners')
    .values({ tutorial_id: tutorialId, user_id: userId, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Null when it isn't theirs. */
export async function findOwnership(
  db: Database,
  tutorialId: string,
  userId: string,
): Promise<TutorialOwnership | null> {
  const row = await db
    .selectFrom('tutorial_owners')
    .select('since')
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { userId, since: row.since } : null;
}

export async function deleteOwner(db: Database, tutorialId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('tutorial_owners')
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .execute();
}

export async function isUser(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
