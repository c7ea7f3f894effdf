import { expect, it } from 'vitest';
import { isRunningOut } from './running-out.ts';

it.each([
  [4, false, false],
  [3, false, true],
  [1, false, true],
  [0, false, true],
  [1, true, false],
  [0, true, false],
  // Raised in a row a moment ago.
  [2, true, true],
])('%d pieces, one of a kind: %s', (inventory, oneOfAKind, expected) => {
  expect(isRunningOut({ inventory, oneOfAKind })).toBe(expected);
});
