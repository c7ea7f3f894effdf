import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

const words = (n: number) => Array.from({ length: n }, () => 'ring').join(' ');

test.each([
  ['a short name', 'Ring', 'Ring'],
  ['sixty characters', 'x'.repeat(60), 'x'.repeat(60)],
  ['a name without spaces', 'x'.repeat(200), `${'x'.repeat(60)}…`],
  ['a name of many words, cut between two', words(40), `${words(12)}…`],
  ['a picture of two code units at the cut', `${'x'.repeat(59)}💍ab`, `${'x'.repeat(59)}💍…`],
])('%s', (_, name, shown) => {
  expect(shortName(name)).toBe(shown);
});
