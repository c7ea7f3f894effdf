import type { Tutorial } from '#contract/tutorials.ts';
import type { SessionState } from '#web/features/session/session.ts';

/** `unknown`: locked until it is known who owns it; `opening`: owned, while the user's copy loads. */
export type TutorialView = 'pages' | 'locked' | 'unknown' | 'opening';

export function viewOf(
  tutorial: Pick<Tutorial, '_id' | 'contentImagesPathes' | 'myStars'>,
  { status, user }: SessionState,
): TutorialView {
  if (tutorial.contentImagesPathes) return 'pages';
  // Only a user's own copy has `myStars`: the server has said that they don't own it.
  if (tutorial.myStars !== undefined) return 'locked';
  if (status === 'unknown') return 'unknown';
  const isTheirs = user?.role === 'superAdmin' || user?.ownedTutorials.includes(tutorial._id);
  return isTheirs ? 'opening' : 'locked';
}
