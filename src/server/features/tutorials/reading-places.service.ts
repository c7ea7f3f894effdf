/** Where an owner stopped reading, and what they own (docs/rules.md#paid-tutorials). */
import type { User } from '#contract/auth.ts';
import type { OwnTutorial, ReadingPlace } from '#contract/tutorials.ts';
import { type ReadingState, readingState } from '#domain/tutorial.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { notFoundIfErased } from '#server/platform/http/erased-user.ts';
import { listOwnTutorials } from './own-tutorials.repository.ts';
import { storePlace } from './reading-places.repository.ts';
import { findFor } from './tutorials.service.ts';

/** Throws an ApiError for who doesn't own the tutorial, and for a page that it doesn't have. */
export async function keepPlace(
  db: Database,
  id: string,
  user: User,
  page: number,
  now: Date,
): Promise<ReadingPlace> {
  const { card, isOwned } = await findFor(db, id, user);
  if (!isOwned) throw new ApiError('forbidden');
  const { pageCount } = card;
  if (page > pageCount) throw new ApiError('invalid', { page: { problem: 'range', min: 1, max: pageCount } });
  const place = { page, finished: page === pageCount, updatedAt: now.toISOString() };
  return notFoundIfErased(storePlace(db, { userId: user._id, tutorialId: id }, place));
}

const ORDER: readonly ReadingState[] = ['reading', 'unread', 'finished'];

/** What is being read first, then what waits, then what was read; each the latest first. */
export async function readOwnTutorials(db: Database, userId: string): Promise<OwnTutorial[]> {
  const owned = await listOwnTutorials(db, userId);
  const rank = (one: OwnTutorial) => ORDER.indexOf(readingState(one.place, one.pageCount));
  const at = ({ place, since }: OwnTutorial) => place?.updatedAt ?? since;
  return owned.toSorted(
    (left, right) =>
      rank(left) - rank(right) || compared(at(right), at(left)) || compared(left._id, right._id),
  );
}

function compared(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
