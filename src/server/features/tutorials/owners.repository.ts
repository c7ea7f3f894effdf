import type { User } from '#contract/auth.ts';
import type { TutorialOwner, TutorialOwnership } from '#contract/tutorials.ts';
import type { Database } from '#server/db/schema.ts';
import { USER_COLUMNS, toUser } from '../accounts/user-row.ts';

export async function isOwner(db: Database, tutorialId: string, userId: string): Promise<boolean> {
  return (await findOwnership(db, tutorialId, userId)) !== null;
}

/** Oldest ownership first. */
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

export async function countOwners(db: Database, tutorialId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tutorial_owners')
    .where('tutorial_id', '=', tutorialId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns whether it is new; an existing row keeps its date, and whether it was granted or bought. */
export async function insertOwner(
  db: Database,
  tutorialId: string,
  userId: string,
  now: string,
  orderLineId: string | null = null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('tutorial_owners')
    .values({ tutorial_id: tutorialId, user_id: userId, since: now, order_line_id: orderLineId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

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

/** The first time alone: afterwards a bought tutorial can't be cancelled (docs/rules.md#cancellation). */
export async function recordOpening(
  db: Database,
  tutorialId: string,
  userId: string,
  now: string,
): Promise<void> {
  const unopened = await db
    .selectFrom('tutorial_owners')
    .select('since')
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .where('opened_at', 'is', null)
    .executeTakeFirst();
  // An update locks SQLite's database even if it finds no row.
  if (!unopened) return;
  await db
    .updateTable('tutorial_owners')
    .set({ opened_at: now })
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .where('opened_at', 'is', null)
    .execute();
}

/** Returns whether the user owned it. */
export async function deleteOwner(db: Database, tutorialId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tutorial_owners')
    .where('tutorial_id', '=', tutorialId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Active, hidden or recently deleted. */
export async function isStored(db: Database, tutorialId: string): Promise<boolean> {
  const row = await db.selectFrom('tutorials').select('id').where('id', '=', tutorialId).executeTakeFirst();
  return row !== undefined;
}

/** Only what this line of an order bought. */
export async function deleteBoughtOwner(db: Database, orderLineId: string): Promise<void> {
  await db.deleteFrom('tutorial_owners').where('order_line_id', '=', orderLineId).execute();
}

export async function findUserById(db: Database, id: string): Promise<User | null> {
  const row = await db.selectFrom('users').select(USER_COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}
