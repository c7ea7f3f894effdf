import { expect, it } from 'vitest';
import type { Profile } from '#contract/auth.ts';
import { UNKNOWN, VISITOR, type SessionState } from '#web/features/session/session.ts';
import { viewOf } from './tutorial-view.ts';

const someone = (values: Partial<Profile>): SessionState => ({
  status: 'user',
  user: { role: 'user', ownedTutorials: [], ...values } as Profile,
});
const locked = { _id: 'saw' };
const refused = { _id: 'saw', myStars: null };
const open = { _id: 'saw', contentImagesPathes: ['/files/a'] };

it.each([
  ['its pages, whoever is here', open, VISITOR, 'pages'],
  ['its pages before anyone is known', open, UNKNOWN, 'pages'],
  ['nothing for sale before anyone is known', locked, UNKNOWN, 'unknown'],
  ['a visitor', locked, VISITOR, 'locked'],
  ['a customer', locked, someone({ ownedTutorials: ['solder'] }), 'locked'],
  ['its owner', locked, someone({ ownedTutorials: ['solder', 'saw'] }), 'opening'],
  ['who owned it until the server said no', refused, someone({ ownedTutorials: ['saw'] }), 'locked'],
  ['the maker', locked, someone({ role: 'superAdmin' }), 'opening'],
] as const)('%s', (_who, tutorial, session, view) => {
  expect(viewOf(tutorial as never, session)).toBe(view);
});
