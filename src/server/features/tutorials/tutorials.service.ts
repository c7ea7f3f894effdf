/** One tutorial as each may see it, and what they think of it. */
import type { User } from '#contract/auth.ts';
import type { AdminTutorial, Tutorial, TutorialRating } from '#contract/tutorials.ts';
import { mayFind, mayOpen } from '#domain/tutorial.ts';
import { raiseCountsVersion } from '#server/db/catalogue-version.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { PageGrants } from './page-grants.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { recordInterest, isCounted } from './interest.repository.ts';
import { isOwner } from './owners.repository.ts';
import { findStars, storeStars } from './ratings.repository.ts';
import { withSignedPages } from './signed-pages.ts';
import { findAdminTutorial, findContent, findPublicTutorial, findTutorial } from './tutorials.repository.ts';

/** For everyone: a free one with its pages, one with a price locked. Throws an ApiError when there is none. */
export async function readPublicTutorial(db: Database, id: string): Promise<Tutorial> {
  const card = await findPublicTutorial(db, id);
  if (!card) throw new ApiError('not_found');
  if (card.price > 0) return { ...card, locked: true };
  return { ...card, ...(await findContent(db, id)), locked: false };
}

/** For the superAdmin, who may read all, and whose opening counts for nothing; null when there is none. */
export async function readAdminTutorial(
  db: Database,
  id: string,
  grants: PageGrants,
): Promise<(Tutorial & AdminTutorial) | null> {
  const tutorial = await findAdminTutorial(db, id);
  return tutorial && { ...withSignedPages(tutorial, grants), locked: false, myStars: null };
}

/** For a customer: opening it counts once into its popularity. Throws an ApiError when there is none. */
export async function readTutorialAs(
  db: Database,
  id: string,
  user: User,
  { grants, now }: { grants: PageGrants; now: Date },
): Promise<Tutorial> {
  const { card, isOpen } = await findFor(db, id, user);
  const myStars = await findStars(db, id, user._id);
  if (!isOpen) return { ...card, locked: true, myStars };
  if (!(await isCounted(db, id, user._id))) {
    await notFoundIfErased(
      db.transaction().execute((transaction) => recordInterest(transaction, [id], user._id, now)),
    );
  }
  return withSignedPages({ ...card, ...(await findContent(db, id)), locked: false, myStars }, grants);
}

/** Once each, changeable. Throws an ApiError for who may not open it, and for the superAdmin. */
export async function rateTutorial(
  transaction: DatabaseTransaction,
  id: string,
  user: User,
  stars: number,
  now: Date,
): Promise<TutorialRating> {
  const { isOpen } = await findFor(transaction, id, user);
  if (!isOpen || user.role === 'superAdmin') throw new ApiError('forbidden');
  await raiseCountsVersion(transaction);
  return storeStars(transaction, { tutorialId: id, userId: user._id, stars }, now);
}

async function findFor(db: Database, id: string, user: User) {
  const card = await findTutorial(db, id);
  if (!card) throw new ApiError('not_found');
  const reader = { role: user.role, owned: await isOwner(db, id, user._id) };
  if (!mayFind(card, reader)) throw new ApiError('not_found');
  return { card, isOpen: mayOpen(card, reader) };
}
