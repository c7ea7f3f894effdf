/** Which view of a tutorial is right for who is here, with the copy of it that is at hand. */
import type { Tutorial } from '#contract/tutorials.ts';
import type { SessionState } from '#web/features/session/session.ts';

/**
 * `pages`: may be read. `locked`: is for sale. `unknown`: locked, as long as nobody knows whether it is theirs.
 * `opening`: theirs, while their copy is on its way.
 */
export type TutorialView = 'pages' | 'locked' | 'unknown' | 'opening';

export function viewOf(
  tutorial: Pick<Tutorial, '_id' | 'contentImagesPathes' | 'myStars'>,
  { status, user }: SessionState,
): TutorialView {
  if (tutorial.contentImagesPathes) return 'pages';
  // A signed-in reader's own copy knows of their stars: the server has said that it isn't theirs.
  if (tutorial.myStars !== undefined) return 'locked';
  if (status === 'unknown') return 'unknown';
  const isTheirs = user?.role === 'superAdmin' || user?.ownedTutorials.includes(tutorial._id);
  return isTheirs ? 'opening' : 'locked';
}
