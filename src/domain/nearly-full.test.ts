import { expect, test } from 'vitest';
import { isNearlyFull } from './nearly-full.ts';

test.each([
  [0, 8, false],
  [5, 8, false],
  [6, 8, true],
  [8, 8, true],
  [9, 8, true],
  [0, 2, false],
  [1, 2, true],
  [0, 1, false],
  [1, 1, true],
  [31, 40, false],
  [32, 40, true],
])('with %d of %d places taken: %s', (participants, participantLimit, nearlyFull) => {
  expect(isNearlyFull({ participants, participantLimit })).toBe(nearlyFull);
});
