import type { User } from '#contract/auth.ts';
import type { AdminTutorial, Tutorial, TutorialCard, TutorialRating } from '#contract/tutorials.ts';
import { mayFind, mayOpen } from '#domain/tutorial.ts';
import { raiseCountsVersion } from '#server/db/catalogue-version.ts';
import { holdUser } from '#server/db/user-lock.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import type { PageGrants } from './page-grants.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { recordInterest, isCounted } from './interest.repository.ts';
import { isOwner, recordOpening } from './owners.repository.ts';
import { previewOf } from './preview.ts';
import { findPlace } from './reading-places.repository.ts';
import { findStars, storeStars } from './ratings.repository.ts';
import { withSignedPages } from './signed-pages.ts';
import { findAdminTutorial, findContent, findPublicTutorial, findTutorial } from './tutorials.repository.ts';

/** Locked if it has a price. Throws an ApiError for an unknown tutorial. */
export async function readPublicTutorial(db: Database, id: string): Promise<Tutorial> {
  const card = await findPublicTutorial(db, id);
  if (!card) throw new ApiError('not_found');
  if (card.price > 0) return readLocked(db, card);
  return { ...card, ...(await findContent(db, id)), locked: false };
}

async function readLocked(db: Database, card: TutorialCard): Promise<Tutorial> {
  const tutorial = await findAdminTutorial(db, card._id);
  const { imageAlts, ...preview } = tutorial ? previewOf(tutorial) : {};
  return { ...card, ...preview, imageAlts: { ...imageAlts, ...card.imageAlts }, locked: true };
}

/** The admin's visits don't count. Null for an unknown tutorial. */
export async function readAdminTutorial(
  db: Database,
  id: string,
  grants: PageGrants,
): Promise<(Tutorial & AdminTutorial) | null> {
  const tutorial = await findAdminTutorial(db, id);
  return tutorial && { ...withSignedPages(tutorial, grants), locked: false, myStars: null };
}

/** Counts towards popularity, once per customer. Throws an ApiError for an unknown tutorial. */
export async function readTutorialAs(
  db: Database,
  id: string,
  user: User,
  { grants, now }: { grants: PageGrants; now: Date },
): Promise<Tutorial> {
  const { card, isOpen, isOwned } = await findFor(db, id, user);
  const myStars = await findStars(db, id, user._id);
  if (!isOpen) return { ...(await readLocked(db, card)), myStars };
  if (!(await isCounted(db, id, user._id))) {
    await notFoundIfErased(
      db.transaction().execute((transaction) => recordInterest(transaction, [id], user._id, now)),
    );
  }
  await recordOpening(db, id, user._id, now.toISOString());
  const own = { myStars, ...(isOwned && { myPlace: await findPlace(db, id, user._id) }) };
  return withSignedPages({ ...card, ...(await findContent(db, id)), locked: false, ...own }, grants);
}

/** Replaces an earlier rating. Throws an ApiError for the admin and without access. */
export async function rateTutorial(
  transaction: DatabaseTransaction,
  id: string,
  user: User,
  stars: number,
  now: Date,
): Promise<TutorialRating> {
  const { isOpen } = await findFor(transaction, id, user);
  if (!isOpen || user.role === 'superAdmin') throw new ApiError('forbidden');
  if (!(await holdUser(transaction, user._id))) throw new ApiError('not_found');
  await raiseCountsVersion(transaction);
  return storeStars(transaction, { tutorialId: id, userId: user._id, stars }, now);
}

/** Throws an ApiError for who may not know of it. */
export async function findFor(db: Database, id: string, user: User) {
  const card = await findTutorial(db, id);
  if (!card) throw new ApiError('not_found');
  const reader = { role: user.role, owned: await isOwner(db, id, user._id) };
  if (!mayFind(card, reader)) throw new ApiError('not_found');
  return { card, isOpen: mayOpen(card, reader), isOwned: reader.owned };
}
