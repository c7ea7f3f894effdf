/** The superAdmin grants and withdraws tutorials until payment exists (product: Paid tutorials). */
import type { TutorialOwner, TutorialOwnership } from '../../../contract/tutorials.ts';
import type { Database } from '../../db/schema.ts';
import { ApiError } from '../../platform/api-error.ts';
import { deleteOwner, findOwnership, insertOwner, isUser, listOwners } from './owners.repository.ts';
import { findTutorial } from './tutorials.repository.ts';

/** Throws an ApiError when there is no such tutorial. */
export async function ownersOf(db: Database, tutorialId: string): Promise<TutorialOwner[]> {
  await requireTutorial(db, tutorialId);
  return listOwners(db, tutorialId);
}

/** The same the second time. Throws an ApiError when there is no such tutorial or user. */
export async function grantTutorial(
  db: Database,
  tutorialId: string,
  userId: string,
  now: Date,
): Promise<TutorialOwnership> {
  await requireTutorial(db, tutorialId);
  if (!(await isUser(db, userId))) throw new ApiError('not_found');
  return db.transaction().execute(async (transaction) => {
    await insertOwner(transaction, tutorialId, userId, now.toISOString());
    const ownership = await findOwnership(transaction, tutorialId, userId);
    // Withdrawn by another call at this very moment.
    return ownership ?? { userId, since: now.toISOString() };
  });
}

/** Done, too, where it wasn't theirs. Throws an ApiError when there is no such tutorial. */
export async function withdrawTutorial(db: Database, tutorialId: string, userId: string): Promise<void> {
  await requireTutorial(db, tutorialId);
  await deleteOwner(db, tutorialId, userId);
}

async function requireTutorial(db: Database, id: string): Promise<void> {
  if (!(await findTutorial(db, id))) throw new ApiError('not_found');
}
